interface ImportMetaEnv {
  /** `off`: the site is built without its service worker. */
  readonly SERVICE_WORKER?: string;
}

/** Written into the service worker by `publish/hosts/service-worker.ts`. */
declare const __OFFLINE_PAGES__: Record<import('#/language/locales.ts').Locale, string>;
declare const __OFFLINE_FILES__: string[];

/** A script of its own, built to stand inline in a document (`publish/inline-script-plugin.ts`): its text. */
declare module '*?script' {
  const text: string;
  export default text;
}
