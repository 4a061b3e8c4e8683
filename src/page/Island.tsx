import { type ComponentType, createContext, useContext } from 'react';
import { SectionBoundary } from '../design/SectionBoundary/SectionBoundary.tsx';
import { addDataFile, usePageRecord } from './PageRecord.ts';
import type { PlainData } from './PlainData.ts';
import { scriptJson } from './script-json.ts';

/** The name of the island around a component; islands are not nested. */
const AroundContext = createContext<string | undefined>(undefined);

type IslandProps<Props> = {
  /** A component that `src/browser/islands.ts` lists. */
  of: ComponentType<Props>;
  /** `near`: hydrated when the visitor comes near or touches it. `rest`: once they do anything, or rest for a second. */
  when?: 'near' | 'rest';
  /** Parameters of the URL's query by which somebody asks it for something: with one of them it is hydrated at once. */
  asked?: readonly string[];
  /** They stand in the page as JSON. */
  props: PlainData<NoInfer<Props>>;
  /** For props so large that they stand in a file, which comes together with the script, instead of beside the island. */
  hasPropsFile?: boolean;
};

/**
 * A component that React hydrates in the browser; everything around it stays HTML. A component is an island if it does something
 * that HTML and CSS cannot. Throws, and so stops the build, inside another island and for a component that is not listed.
 */
export function Island<Props extends object>({
  of,
  when = 'near',
  asked,
  props,
  hasPropsFile = false,
}: IslandProps<Props>) {
  const record = usePageRecord();
  const Content = of as ComponentType<object>;
  const name = record.islandName(Content);
  const around = useContext(AroundContext);
  if (around !== undefined) {
    throw new Error(
      `The island ${name} stands inside the island ${around}, which hydrates all of its content: use <${name}> there without <Island>.`,
    );
  }
  record.islands.add(name);
  return (
    <>
      <div
        data-island={name}
        data-when={when === 'rest' ? when : undefined}
        data-asked={asked?.join(' ')}
        data-props={hasPropsFile ? addDataFile(record, name, props) : undefined}
      >
        <AroundContext value={name}>
          <SectionBoundary>
            <Content {...props} />
          </SectionBoundary>
        </AroundContext>
      </div>
      {!hasPropsFile && <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />}
    </>
  );
}
