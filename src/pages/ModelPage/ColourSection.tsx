import type { modelPage } from '#/content/catalogue.ts';
import { HydrateNear } from '#/src/design/HydrateNear/HydrateNear.tsx';
import { Phrase } from '#/src/design/Phrase/Phrase.tsx';
import { Section } from '#/src/design/Section/Section.tsx';
import { ColourPicker } from '#/src/showroom/ColourPicker/ColourPicker.tsx';
import { useShell } from '../use-shell.ts';

type ColourSectionProps = { model: Pick<ReturnType<typeof modelPage>, 'title' | 'colours' | 'colourLabel'> };

/** The car in its six colours. */
export function ColourSection({ model }: ColourSectionProps) {
  const { words } = useShell();
  return (
    <HydrateNear>
      <Section id="colours" band="raised" heading={<Phrase>{model.colourLabel}</Phrase>}>
        <ColourPicker name="colour" label={model.colourLabel} colours={model.colours} words={words.colourPicker} />
      </Section>
    </HydrateNear>
  );
}
