import type { PlacedSource } from './SourceLink.tsx';

/**
 * The source that most of these figures were published in, to be named once below them; those of another one name their own.
 *
 * @returns undefined where no two share one, and where a figure without a source would seem to have it.
 */
export function sharedSource(figures: readonly { source?: PlacedSource }[]): PlacedSource | undefined {
  const counted = new Map<number, { source: PlacedSource; count: number }>();
  for (const { source } of figures) {
    if (source === undefined) return undefined;
    counted.set(source.place, { source, count: (counted.get(source.place)?.count ?? 0) + 1 });
  }
  const [most] = [...counted.values()].sort((a, b) => b.count - a.count);
  return most !== undefined && most.count > 1 ? most.source : undefined;
}
