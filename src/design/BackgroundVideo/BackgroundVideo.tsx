import { useEffect, useRef, useState } from 'react';
import { buttonClass } from '../Button/Button.tsx';
import { Icon } from '../Icon/Icon.tsx';
import { Picture, type PictureFile } from '../Picture/Picture.tsx';
import styles from './BackgroundVideo.module.css';
import { type VideoState, watchVideo } from './watch-video.ts';

type BackgroundVideoMessages = {
  /** Names of the button: "Pause the video", "Play the video". */
  pause: string;
  play: string;
};

type BackgroundVideoProps = {
  /** Stands until the video plays, and for everybody who does not get it. Its alternative text says what is seen. */
  poster: PictureFile;
  /** In the order in which they are tried: AV1 or VP9 first, H.264 last; `type` with its codec. */
  sources: { src: string; type: string }[];
  /** Names the video. */
  label: string;
  messages: BackgroundVideoMessages;
  /** A caption, below it. */
  caption?: string | undefined;
};

/**
 * A silent loop from edge to edge that plays only while it is in view; `watch-video.ts` says when it does not load at
 * all. It is decoration: the poster says the same.
 */
export function BackgroundVideo({ poster, sources, label, messages, caption }: BackgroundVideoProps) {
  const video = useRef<HTMLVideoElement>(null);
  const watch = useRef<ReturnType<typeof watchVideo>>(undefined);
  const [state, setState] = useState<VideoState>('poster');

  useEffect(() => {
    if (video.current === null) return undefined;
    watch.current = watchVideo(video.current, sources, setState);
    return watch.current.stop;
  }, [sources]);

  return (
    <figure className={styles.frame} data-band="night" data-state={state} aria-label={label}>
      <div className={styles.screen}>
        <Picture picture={poster} role="whole" className={styles.poster} />
        <video
          ref={video}
          className={styles.video}
          muted
          loop
          playsInline
          preload="none"
          aria-hidden="true"
          tabIndex={-1}
        />
      </div>
      {caption !== undefined && <figcaption className={styles.caption}>{caption}</figcaption>}
      {state !== 'poster' && (
        <button
          type="button"
          className={`${buttonClass('round')} ${styles.button}`}
          onClick={() => watch.current?.toggle()}
          aria-label={state === 'playing' ? messages.pause : messages.play}
        >
          <Icon name={state === 'playing' ? 'pause' : 'play'} />
        </button>
      )}
    </figure>
  );
}
