const CIRCLE = 'M12 3.75a8.25 8.25 0 1 1 0 16.5 8.25 8.25 0 0 1 0-16.5z';

/** Lines on a grid of 24, drawn with a stroke of 1.5. */
const PATHS = {
  'arrow-left': 'M20.5 12h-16M10.5 6l-6 6 6 6',
  'arrow-right': 'M3.5 12h16M13.5 6l6 6-6 6',
  check: 'M4.5 12.5l5 5L19.5 7',
  'chevron-down': 'M6 9.5l6 6 6-6',
  clock: `${CIRCLE}M12 7.25V12l3.5 2`,
  close: 'M5.75 5.75l12.5 12.5M18.25 5.75l-12.5 12.5',
  compare: 'M3.5 8.5h16M16 5l3.5 3.5L16 12M20.5 15.5h-16M8 12l-3.5 3.5L8 19',
  copy: 'M8.5 8.5h11v11h-11zM15.5 8.5v-4h-11v11h4',
  external: 'M13.5 4.5h6v6M19.5 4.5L11 13M17 13.5v6H4.5V7h6',
  globe: `${CIRCLE}M3.75 12h16.5M12 3.75c2.3 2.4 3.5 5.2 3.5 8.25s-1.2 5.85-3.5 8.25c-2.3-2.4-3.5-5.2-3.5-8.25s1.2-5.85 3.5-8.25z`,
  mail: 'M3.5 6h17v12.5h-17zM3.5 7l8.5 6.75L20.5 7',
  menu: 'M3 8.5h18M3 15.5h18',
  message: 'M4 5h16v11h-8.25L7 19.75V16H4z',
  minus: 'M5 12h14',
  pause: 'M8.75 5v14M15.25 5v14',
  phone:
    'M5.9 4h3.6l1.7 4.4-2.2 1.6a11.6 11.6 0 0 0 5 5l1.6-2.2 4.4 1.7v3.6c0 1-.9 1.9-2 1.8A15.6 15.6 0 0 1 4.1 6c-.1-1.1.8-2 1.8-2z',
  pin: 'M12 21c4-4.6 6.25-7.9 6.25-11a6.25 6.25 0 0 0-12.5 0c0 3.1 2.25 6.4 6.25 11zM12 7.75a2.25 2.25 0 1 1 0 4.5 2.25 2.25 0 0 1 0-4.5z',
  play: 'M8 5.25v13.5L18.75 12z',
  plug: 'M9 3v5M15 3v5M6 8h12v3.5a6 6 0 0 1-12 0zM12 17.5V21.5',
  plus: 'M12 5v14M5 12h14',
  print: 'M7 9V4h10v5M7 17H3.75V9h16.5v8H17M7 14h10v6H7z',
  ruler: 'M2.5 8h19v8h-19zM6.3 8v4M10.1 8v2.5M13.9 8v2.5M17.7 8v4',
  search: 'M10.75 4.25a6.5 6.5 0 1 1 0 13 6.5 6.5 0 0 1 0-13zM15.5 15.5l5 5',
  share: 'M12 15V4M7.75 8.25L12 4l4.25 4.25M7 11H4.5v9h15v-9H17',
  snowflake:
    'M12 3L12 21M19.79 7.5L4.21 16.5M19.79 16.5L4.21 7.5M9.4 4.4L12 7L14.6 4.4M17.28 5.95L16.33 9.5L19.88 10.45M19.88 13.55L16.33 14.5L17.28 18.05M14.6 19.6L12 17L9.4 19.6M6.72 18.05L7.67 14.5L4.12 13.55M4.12 10.45L7.67 9.5L6.72 5.95',
} as const;

export type IconName = keyof typeof PATHS;

/** A sign beside words or inside a named button: decoration, so hidden from screen readers. */
export function Icon({ name }: { name: IconName }) {
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
