import { type ComponentType, lazy } from 'react';
import { SectionBoundary } from '../design/SectionBoundary/SectionBoundary.tsx';
import { type IslandName, type IslandProps, islands, loadIsland } from '../islands.ts';
import { propsFile } from './props-file.ts';
import { scriptJson } from './script-json.ts';

/** `prerender` waits for lazy components, so the HTML holds their content. */
const components = new Map<string, ComponentType<object>>(
  (Object.keys(islands) as IslandName[]).map((name) => [name, lazy(async () => ({ default: await loadIsland(name) }))]),
);

type Props<Name extends IslandName> = {
  name: Name;
  /** `near`: hydrated when the visitor comes near or touches it. `rest`: once they do anything, or rest for a second. */
  when?: 'near' | 'rest';
  props: IslandProps<Name>;
  /** For props so large that they stand in a file, which comes together with the script, instead of beside the island. */
  hasPropsFile?: boolean;
};

/** A component that React hydrates in the browser; everything around it stays HTML. Islands are not nested. */
export function Island<Name extends IslandName>({ name, when = 'near', props, hasPropsFile = false }: Props<Name>) {
  const Content = components.get(name);
  if (Content === undefined) throw new Error(`src/islands.ts lists no island "${name}".`);
  return (
    <>
      <div data-island={name} data-when={when} data-props={hasPropsFile ? propsFile(name, props as object) : undefined}>
        <SectionBoundary>
          <Content {...(props as object)} />
        </SectionBoundary>
      </div>
      {!hasPropsFile && <script type="application/json" dangerouslySetInnerHTML={{ __html: scriptJson(props) }} />}
    </>
  );
}
