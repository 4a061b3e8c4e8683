interface ImportMetaEnv {
  /** `off`: the site is built without its service worker. */
  readonly SERVICE_WORKER?: string;
}

/** Written into the service worker by `deploy/service-worker.ts`. */
declare const __OFFLINE_PAGES__: Record<import('#/language/locales.ts').Locale, string>;
declare const __OFFLINE_FILES__: string[];
