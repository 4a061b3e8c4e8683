import { DRAWINGS } from './drawings.ts';

type WordmarkProps = {
  of: keyof typeof DRAWINGS;
  /** What a screen reader says; without it the wordmark is decoration. */
  title?: string;
};

/** A brand's name, or the house's mark and name, in the colour of the text; its height is the font size. */
export function Wordmark({ of, title }: WordmarkProps) {
  const { width, height, stroke, letters, at, slant, mark } = DRAWINGS[of];
  return (
    <svg
      viewBox={`0 0 ${width} ${height}`}
      height="1em"
      fill="none"
      stroke="currentColor"
      strokeWidth={stroke}
      role={title && 'img'}
      aria-label={title}
      aria-hidden={title ? undefined : true}
    >
      {mark && <path d={mark} fill="currentColor" stroke="none" />}
      <svg {...at} overflow="hidden" aria-hidden="true">
        <path d={letters} transform={slant} strokeMiterlimit="10" />
      </svg>
    </svg>
  );
}
