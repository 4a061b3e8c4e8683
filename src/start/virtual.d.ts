declare module 'virtual:start-page' {
  /** `start-page.ts` bundled and minified, as text. */
  export const startPageScript: string;
}
