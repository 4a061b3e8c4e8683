import styles from './Picture.module.css';
import { type PictureRole, SIZES, TALL } from './sizes.ts';

export type { PictureRole } from './sizes.ts';

/** A picture in several widths, as `npm run pictures` makes it. */
export type PictureFile = {
  /** Address without file name, such as `/pictures/voyah-free/hero.3fa9c1d2`. */
  path: string;
  /** Of the master, in pixels: the shape. */
  width: number;
  height: number;
  /** Widths of the AVIF files, in pixels, rising. */
  widths: number[];
  /** Width of the WebP for browsers that do not read AVIF. */
  fallback: number;
  /** What is seen; empty where the words beside the picture say it. */
  alt: string;
  /** Cut out: what lies behind it shows through. */
  alpha?: boolean;
  /** Dark on the whole, and not cut out: its place is dark until it comes. */
  dark?: boolean;
  /** Bright where words stand on it: they are dark. */
  bright?: boolean;
};

type PictureProps = {
  picture: PictureFile;
  /** Its place on the page, which decides how wide a file is loaded. */
  role: PictureRole;
  /** The same subject for phones held upright (heroes only). */
  tall?: PictureFile;
  /** The largest picture of the first view: loaded first. At most one on a page. */
  eager?: boolean;
  className?: string;
};

const sources = ({ path, widths }: PictureFile) => widths.map((width) => `${path}/${width}.avif ${width}w`).join(', ');

/**
 * One picture, as wide as its parent. The box has its shape before the file comes and keeps it when none comes: then the
 * alternative text stands on a quiet surface that is dark or light as the picture would be.
 */
export function Picture({ picture, role, tall, eager = false, className }: PictureProps) {
  const band = picture.alpha ? undefined : picture.dark ? 'night' : 'paper';
  return (
    <picture className={className ? `${styles.picture} ${className}` : styles.picture} data-band={band}>
      {tall && (
        <source
          type="image/avif"
          media={TALL.media}
          srcSet={sources(tall)}
          sizes={TALL.sizes}
          width={tall.width}
          height={tall.height}
        />
      )}
      <source type="image/avif" srcSet={sources(picture)} sizes={SIZES[role]} />
      <img
        src={`${picture.path}/${picture.fallback}.webp`}
        width={picture.width}
        height={picture.height}
        alt={picture.alt}
        loading={eager ? 'eager' : 'lazy'}
        fetchPriority={eager ? 'high' : undefined}
        decoding={eager ? 'sync' : 'async'}
      />
    </picture>
  );
}
