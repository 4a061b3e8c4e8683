import { defineConfig } from 'vitest/config';

/** The file whose own tests alone are run: those of the whole search's index would train it anew for every change. */
const { MUTATED } = process.env;

/** The tests of plain logic, without a browser, for StrykerJS: it runs those that reach a line that it has changed. */
export default defineConfig({
  resolve: { tsconfigPaths: true },
  test: {
    environment: 'node',
    setupFiles: ['./tests/repeat-random-tests.ts'],
    include:
      MUTATED === undefined
        ? [
            '{catalogue,content,editor,formulas,language,src}/**/*.check.{ts,tsx}',
            'publish/{hosts/*,guards/*-guard,guards/read-*,class-names,machine-files}.check.ts',
          ]
        : [`${MUTATED}.check.ts`],
    // What reads the whole history of queries, or starts programs, says nothing of single lines.
    exclude: ['**/shoppers-queries.check.ts', '**/spelling.check.ts', '**/growth.check.ts', '**/node_modules/**'],
    testTimeout: 60_000,
  },
});
