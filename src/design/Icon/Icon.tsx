/** Lines on a grid of 24, drawn with a stroke of 1.5. */
const PATHS = {
  'arrow-left': 'M20.5 12h-16M10.5 6l-6 6 6 6',
  'arrow-right': 'M3.5 12h16M13.5 6l6 6-6 6',
  check: 'M4.5 12.5l5 5L19.5 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  close: 'M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  drive:
    'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5zM12 9.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5zM4 11l5.75 1M20 11l-5.75 1M12 14.25v6',
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.75L20.5 7',
  menu: 'M3 8.5h18M3 15.5h18',
  message: 'M4 5h16v11h-8.25L7 19.75V16H4z',
  minus: 'M5 12h14',
  pause: 'M8.75 5v14M15.25 5v14',
  phone:
    'M5.9 4h3.6l1.7 4.4-2.2 1.6a11.6 11.6 0 0 0 5 5l1.6-2.2 4.4 1.7v3.6c0 1-.9 1.9-2 1.8A15.6 15.6 0 0 1 4.1 6c-.1-1.1.8-2 1.8-2z',
  play: 'M8 5.25v13.5L18.75 12z',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H3.75V9h16.5v8H17M7 14h10v6H7z',
  search: 'M10.75 4.25a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
} as const;

/** A sign beside words or inside a named button: decoration, so hidden from screen readers. */
export function Icon({ name }: { name: keyof typeof PATHS }) {
  return (
    <svg
      viewBox="0 0 24 24"
      width="24"
      height="24"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.5"
      aria-hidden="true"
    >
      <path d={PATHS[name]} />
    </svg>
  );
}
