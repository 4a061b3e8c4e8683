import { Island } from '../../delivery/Island.tsx';
import { Section } from '../../design/Section/Section.tsx';
import type { CompareData } from './compare-data.ts';

type CompareProps = {
  /** Anchor of the section; `compareAddress` leads to `compare`. */
  id?: string;
  data: CompareData;
  /** Of the list of all cars with their pictures: `/models.json`, edition included. */
  modelsAddress: string;
};

/** Two or three cars side by side; without scripts, a table of all figures of all cars. */
export function Compare({ id = 'compare', data, modelsAddress }: CompareProps) {
  const { words } = data;
  return (
    <Section id={id} heading={words.heading} lead={words.lead}>
      <Island name="CompareIsland" props={{ id, data, modelsAddress }} />
    </Section>
  );
}
