import { useEffect } from 'react';
import { printPage } from '../../design/print-page.ts';

/** Gives what prints one part of the page only (`printPage`): it sets `data-print-only` for as long as the paper is made. */
export function usePrintOnly(part: string) {
  useEffect(() => {
    const root = document.documentElement;
    const end = () => {
      delete root.dataset.printOnly;
    };
    addEventListener('afterprint', end);
    return () => removeEventListener('afterprint', end);
  }, []);
  return () => {
    document.documentElement.dataset.printOnly = part;
    return printPage();
  };
}
