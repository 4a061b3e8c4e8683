import { build } from 'vite';

/**
 * Builds one script with all that it imports, to stand alone and to run at once.
 *
 * @param entry Its path from the project's root.
 * @param define Names that stand for values of this build.
 * @throws Error if the entry gives no code.
 */
export async function buildScript(entry: string, define: Record<string, string> = {}): Promise<string> {
  const result = await build({
    configFile: false,
    logLevel: 'silent',
    define,
    build: { write: false, minify: true, copyPublicDir: false, lib: { entry, formats: ['iife'], name: 'script' } },
  });
  const output = (Array.isArray(result) ? result[0] : result) as { output?: { code?: string }[] } | undefined;
  const code = output?.output?.[0]?.code;
  if (code === undefined) throw new Error(`${entry} gave no code`);
  return code.trim();
}
