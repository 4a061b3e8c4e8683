import type { Metric } from 'web-vitals';

/** Reports the visit's web vitals to `report`. The library is loaded only when somebody listens; by default nobody does. */
export async function reportWebVitals(report?: (metric: Metric) => void): Promise<void> {
  if (report === undefined) return;
  const { onCLS, onFCP, onINP, onLCP, onTTFB } = await import('web-vitals');
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(report);
}
