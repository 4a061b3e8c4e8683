import { useLayoutEffect } from 'react';

/** Styles that come with a script, in the page for as long as the component is there; the policy allows constructed sheets. */
export function useAdoptedStyles(css: string): void {
  useLayoutEffect(() => {
    const sheet = new CSSStyleSheet();
    sheet.replaceSync(css);
    document.adoptedStyleSheets.push(sheet);
    return () => {
      document.adoptedStyleSheets = document.adoptedStyleSheets.filter((each) => each !== sheet);
    };
  }, [css]);
}
