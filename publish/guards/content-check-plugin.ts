import type { Plugin } from 'vite';

/**
 * Stops a build whose content has mistakes, with every mistake by file, place and reason. The catalogue makes the same check,
 * but only when pages are rendered, after everything has been bundled. Also warns about what should not be published.
 */
export function contentCheck(): Plugin {
  return {
    name: 'content-check',
    apply: 'build',
    applyToEnvironment: (environment) => environment.name === 'client',
    async buildStart() {
      // Not part of the configuration: the development server would start anew with each change of the content.
      const [{ checkContent }, { lineIn }, { tellProblems }, { library }] = await Promise.all([
        import('#/content/checks/check-content.ts'),
        import('#/content/checks/line-in.ts'),
        import('#/content/checks/problem.ts'),
        import('#/content/library.ts'),
      ]);
      const problems = checkContent(library);
      if (problems.length > 0) this.error(tellProblems(problems, lineIn));
      if (library.dealer.sample)
        this.warn('content/dealer.json still holds sample values: the site says so until they are replaced.');
    },
  };
}
