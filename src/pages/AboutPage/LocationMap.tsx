import type { aboutPage } from '#/catalogue/about-page.ts';
import styles from './LocationMap.module.css';

type LocationMapProps = { map: ReturnType<typeof aboutPage>['map']; caption: string };

/** Where the showrooms stand in the country, and how far the nearest towns are by road from the town that distances count from. */
export function LocationMap({ map, caption }: LocationMapProps) {
  const { width, height, outline, main, hub, origin, others, towns, unit } = map;
  const distances = towns.map(({ name, km }) => `${name} ${km}\u00a0${unit}`).join(', ');
  const places = [main, ...others].map(({ name }) => name).join(', ');
  return (
    <figure className={styles.figure}>
      <svg
        className={styles.map}
        viewBox={`0 0 ${width} ${height}`}
        role="img"
        aria-label={`${places === origin ? '' : `${places}. `}${origin}: ${distances}`}
      >
        <path className={styles.land} d={outline} />
        {towns.map(({ name, km, x, y }) => {
          // Beside the town, away from the showroom; above it near the eastern border, where a name would run out of the country.
          const [dx, dy, anchor] =
            x > 0.75 * width
              ? [0, -12, 'middle' as const]
              : x < hub.x - 30
                ? [-10, 5, 'end' as const]
                : [10, 5, 'start' as const];
          return (
            <g key={name} className={styles.town}>
              <path d={`M${hub.x} ${hub.y}L${x} ${y}`} />
              <circle cx={x} cy={y} r="3.5" />
              <text x={x + dx} y={y + dy} textAnchor={anchor}>
                {name} <tspan>{km}</tspan>
              </text>
            </g>
          );
        })}
        {hub.name !== undefined && (
          <g className={styles.town}>
            <circle cx={hub.x} cy={hub.y} r="3.5" />
            <text x={hub.x - 10} y={hub.y + 5} textAnchor="end">
              {hub.name}
            </text>
          </g>
        )}
        {[main, ...others].map(({ name, x, y, isEastern }) => (
          <g key={name} className={styles.dealer} data-eastern={isEastern || undefined}>
            <circle cx={x} cy={y} r="16" />
            <circle cx={x} cy={y} r="6" />
            <text
              x={isEastern ? x + 16 : x + 22}
              y={isEastern ? y - 24 : y + 6}
              textAnchor={isEastern ? 'end' : 'start'}
            >
              {name}
            </text>
          </g>
        ))}
      </svg>
      <figcaption className={styles.caption}>
        {caption}
        {/* Heard with the map already, and seen in it where there is room. */}
        <span className={styles.distances} aria-hidden>
          {distances}
        </span>
      </figcaption>
    </figure>
  );
}
