import type { CabinViewData, CarViewData } from '../../catalogue/car.ts';

/** Of every view. */
const messages = {
  open: 'Turn it',
  instructions: 'Drag to turn',
  loading: 'Loading',
  noDrawing: 'No 3D here',
  close: 'Close',
  turnLeft: 'Turn left',
  turnRight: 'Turn right',
  nearer: 'Nearer',
  farther: 'Farther',
  front: 'front',
  left: 'left',
  rear: 'rear',
  right: 'right',
};

/** What a page tells the 3D view of the tiny car. */
export const viewData: CarViewData = {
  title: 'Tiny',
  file: '/models/tiny.glb',
  firstPaint: 'Snow White',
  messages: {
    ...messages,
    label: '{title} in 3D',
    place: 'In your yard',
    placeHint: 'True size, in {paint}',
    scan: 'Scan this',
    code: 'QR code',
  },
};

/** What a page tells the view from the tiny car's seats. */
export const cabinData: CabinViewData = {
  title: 'Tiny',
  picture: {
    path: '/pictures/tiny/interior-around.0',
    width: 4096,
    height: 2048,
    widths: [2048, 4096],
    fallback: 2048,
    alt: 'All around',
  },
  messages: { ...messages, label: '{title} from inside' },
};
