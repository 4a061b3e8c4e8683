/** What a background video is doing; the component shows it, the style sheet reads it. */
export type VideoState = 'poster' | 'playing' | 'paused';

/** How far outside the window a video starts to load. */
const AHEAD = '300px 0px';
/** The part of the video that has to be in the window for it to play. */
const VISIBLE = 0.25;

/**
 * Drives a background video. Nothing is loaded before it comes near the window, and nothing at all when the visitor
 * saves data or wants less motion: then the poster stays. It plays only while it is in view, unless the visitor has
 * paused it. A source that fails gives way to the next one, and after the last one the poster stays.
 *
 * @returns `toggle` for the pause button, `stop` to undo everything.
 */
export function watchVideo(
  video: HTMLVideoElement,
  sources: readonly { src: string; type: string }[],
  onState: (state: VideoState) => void,
) {
  const playable = sources.filter(({ type }) => video.canPlayType(type) !== '').map(({ src }) => src);
  const calm = matchMedia('(prefers-reduced-motion: reduce)');
  const thrifty = matchMedia('(prefers-reduced-data: reduce)');
  const listening = new AbortController();
  const { signal } = listening;
  let isVisible = false;
  let isPaused = false;

  const isUnwanted = () => calm.matches || thrifty.matches || isSavingData();

  const load = () => {
    const [next] = playable;
    if (next === undefined) return giveUp();
    // React does not reflect `muted`, and a video with sound may not start by itself.
    video.muted = true;
    video.src = next;
  };

  const play = () => {
    if (isPaused || !isVisible || isUnwanted() || !video.hasAttribute('src')) return;
    // Refused when the system saves energy: the button then offers to play.
    video.play().catch(() => video.paused && video.readyState > 0 && onState('paused'));
  };

  const giveUp = () => {
    video.removeAttribute('src');
    video.load();
    onState('poster');
  };

  const near = new IntersectionObserver(
    (entries) => {
      if (!entries.some((entry) => entry.isIntersecting) || isUnwanted() || video.hasAttribute('src')) return;
      load();
      play();
    },
    { rootMargin: AHEAD },
  );
  const inView = new IntersectionObserver(
    (entries) => {
      isVisible = (entries.at(-1)?.intersectionRatio ?? 0) >= VISIBLE;
      if (isVisible) play();
      else video.pause();
    },
    { threshold: [0, VISIBLE] },
  );
  near.observe(video);
  inView.observe(video);

  video.addEventListener('playing', () => onState('playing'), { signal });
  video.addEventListener('pause', () => isPaused && onState('paused'), { signal });
  video.addEventListener(
    'error',
    () => {
      if (!video.hasAttribute('src')) return;
      playable.shift();
      load();
      play();
    },
    { signal },
  );
  calm.addEventListener('change', () => calm.matches && giveUp(), { signal });

  return {
    /** Pauses or plays on the visitor's word; the choice stays while the page is open. */
    toggle: () => {
      isPaused = !video.paused;
      if (isPaused) {
        video.pause();
        onState('paused');
      } else {
        play();
      }
    },
    stop: () => {
      listening.abort();
      near.disconnect();
      inView.disconnect();
      video.removeAttribute('src');
      video.load();
    },
  };
}

function isSavingData(): boolean {
  return (navigator as Navigator & { connection?: { saveData?: boolean } }).connection?.saveData === true;
}
