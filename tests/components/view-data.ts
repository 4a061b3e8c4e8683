import type { CarViewData } from '../../catalogue/car.ts';

/** What a page tells the 3D view of the tiny car. */
export const viewData: CarViewData = {
  title: 'Tiny',
  file: '/models/tiny.glb',
  firstPaint: 'Snow White',
  messages: {
    open: 'Turn it',
    label: '{title} in 3D',
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
    place: 'In your yard',
    placeHint: 'True size, in {paint}',
    scan: 'Scan this',
    code: 'QR code',
  },
};
