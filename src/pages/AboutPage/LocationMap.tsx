import type { aboutPage } from '#/catalogue/about-page.ts';
import styles from './LocationMap.module.css';

type LocationMapProps = { map: ReturnType<typeof aboutPage>['map']; caption: string };

/** Where the showroom stands in the country, and how far the nearest towns are by road. */
export function LocationMap({ map, caption }: LocationMapProps) {
  const { width, height, outline, dealer, towns, unit } = map;
  const distances = towns.map(({ name, km }) => `${name} ${km} ${unit}`).join(', ');
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${dealer.name}: ${distances}`}
      >
        <path className={styles.land} d={outline} />
        {towns.map(({ name, km, x, y }) => {
          // Beside the town, away from the showroom; above it near the eastern border, where a name would run out of the country.
          const [dx, dy, anchor] =
            x > 0.75 * width
              ? [0, -12, 'middle' as const]
              : x < dealer.x - 30
                ? [-10, 5, 'end' as const]
                : [10, 5, 'start' as const];
          return (
            <g key={name} className={styles.town}>
              <path d={`M${dealer.x} ${dealer.y}L${x} ${y}`} />
              <circle cx={x} cy={y} r="3.5" />
              <text x={x + dx} y={y + dy} textAnchor={anchor}>
                {name} <tspan>{km}</tspan>
              </text>
            </g>
          );
        })}
        <g className={styles.dealer}>
          <circle cx={dealer.x} cy={dealer.y} r="16" />
          <circle cx={dealer.x} cy={dealer.y} r="6" />
          <text x={dealer.x + 22} y={dealer.y + 6}>
            {dealer.name}
          </text>
        </g>
      </svg>
      <figcaption className={styles.caption}>{caption}</figcaption>
    </figure>
  );
}
