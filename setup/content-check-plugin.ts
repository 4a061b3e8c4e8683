import type { Plugin } from 'vite';
import { assertValidContent } from '../content/checks/check-content.ts';
import { library } from '../content/library.ts';

/**
 * Stops a build whose content has mistakes before anything is bundled, with every mistake by file, place and reason. The
 * catalogue asks for the same, but the build runs it inside a request, and of what fails there it says only "500". Says once
 * what a publication should not have.
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
