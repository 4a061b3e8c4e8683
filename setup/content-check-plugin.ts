import type { Plugin } from 'vite';
import { assertValidContent } from '../content/checks/check-content.ts';
import { library } from '../content/library.ts';

/**
 * Stops a build whose content has mistakes, with every mistake by file, place and reason. The catalogue makes the same check,
 * but only when pages are rendered, after everything has been bundled. Also warns about what should not be published.
 */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    buildStart() {
      assertValidContent(library);
      if (library.dealer.sample)
        this.warn('content/dealer.ts still holds sample values: the site says so until they are replaced.');
    },
  };
}
