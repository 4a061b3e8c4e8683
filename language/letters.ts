const from = (first: string, last: string) => {
  const start = first.charCodeAt(0);
  return Array.from({ length: last.charCodeAt(0) - start + 1 }, (_, index) => String.fromCharCode(start + index)).join(
    '',
  );
};

/**
 * Every letter and sign that the site can show: its fonts are cut to them (`media/fonts.ts`), a file for each part, and the content
 * check tells what no font has.
 */
export const LETTERS = {
  latin: `${from(' ', '~')}\u00a0©®«»°±²³µ·¹½×÷ÄÖÜßàáäåçèéêíñóôöøúü–—‘’‚“”„•…‹›€™↑↓−`,
  cyrillic: `${from('А', 'я')}Ёё№`,
  /** The four that Mongolian has and Russian has not. */
  mongolian: 'ҮүӨө',
  tugrik: '₮',
};
