type Watched = {
  firstPaint: number;
  largestPaint: number;
  shift: number;
  longTasks: [start: number, duration: number][];
  interactions: number[];
};

declare global {
  interface Window {
    bench: Watched;
  }
}

/** Runs in the page before everything else and writes down what the browser says about it. */
export function watchPage(): void {
  const bench: Watched = { firstPaint: 0, largestPaint: 0, shift: 0, longTasks: [], interactions: [] };
  window.bench = bench;
  const observe = (type: string, note: (entry: PerformanceEntry & Record<string, number>) => void, more = {}) =>
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) note(entry as PerformanceEntry & Record<string, number>);
    }).observe({ type, buffered: true, ...more });
  observe('paint', (entry) => {
    if (entry.name === 'first-contentful-paint') bench.firstPaint = entry.startTime;
  });
  observe('largest-contentful-paint', (entry) => {
    bench.largestPaint = entry.startTime;
  });
  observe('layout-shift', (entry) => {
    if (!(entry as unknown as { hadRecentInput: boolean }).hadRecentInput) bench.shift += entry.value ?? 0;
  });
  observe('longtask', (entry) => bench.longTasks.push([entry.startTime, entry.duration]));
  observe('event', (entry) => (entry.interactionId ?? 0) > 0 && bench.interactions.push(entry.duration), {
    durationThreshold: 16,
  });
}
