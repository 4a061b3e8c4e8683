/**
 * The line drawings of `media/drawings` as text, by their paths from here. A module of its own, because the bundler reads the call
 * itself: nothing may rewrite it (record 27).
 */
export const drawingSources = import.meta.glob<string>('../media/drawings/*/*.svg', {
  query: '?raw',
  import: 'default',
  eager: true,
});
