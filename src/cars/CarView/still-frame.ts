import { type Mesh, Vector3 } from 'three';
import { REACH } from './car-reach.ts';

/**
 * How the studio takes the pictures of the stage (`stage` in `studio/views.py`), from the side where the view begins: metres above
 * the ground, the lens in widths of the picture, how high it aims as a share of the car's height, and the rectangle that the car
 * fills, as shares of the picture from its lower left corner.
 */
const STAGE = { height: 1.15, lens: 100 / 36, aim: 0.45, left: 0.075, right: 0.925, low: 0.15, high: 0.93 };
/** Width of these pictures by their height. */
const SHAPE = 16 / 9;
/** Of that lens, from the lower to the upper edge of the picture, in degrees. */
export const FIELD_OF_VIEW = (2 * Math.atan(0.5 / (STAGE.lens * SHAPE)) * 180) / Math.PI;
/** The studio, too, takes a thinned cloud of a car's surface. */
const EVERY = 4;

/** Where the camera of a car's picture on the stage stood. */
export type StillFrame = {
  /** From what it looked at, in metres. */
  distance: number;
  /** Above what it looked at, in degrees. */
  height: number;
  /** What it looked at: metres above the ground, in the middle of the car. */
  aim: number;
  /** How far the frame was moved to the right and up, as shares of its width and height: the perspective stays. */
  shift: { x: number; y: number };
};

/** The frame of the picture of a car of these meshes, which stands on the ground around the origin, its nose towards z. */
export function stillFrame(meshes: Mesh[], carHeight: number): StillFrame {
  const points = pointsOf(meshes);
  const target = new Vector3(0, carHeight * STAGE.aim, 0);
  const turn = (REACH.start.turn * Math.PI) / 180;
  const camera = new Vector3();
  let distance = 9;
  let box = { left: 0, right: 0, low: 0, high: 0 };
  let tooLarge = 2;
  for (let round = 0; round < 12 && Math.abs(tooLarge - 1) > 0.001; round += 1) {
    camera.set(distance * Math.sin(turn), STAGE.height, distance * Math.cos(turn));
    box = boxOf(points, camera, target);
    tooLarge = Math.max(widthShare(box), heightShare(box));
    distance *= tooLarge;
  }
  // Where the width decides, the car stands on the lower edge of its rectangle.
  const middle = (box.low + box.high) / 2 + 0.5 - (STAGE.low + STAGE.high) / 2;
  const standing = box.low + 0.5 - STAGE.low;
  const from = camera.sub(target);
  return {
    distance: from.length(),
    height: (Math.asin(from.y / from.length()) * 180) / Math.PI,
    aim: target.y,
    shift: {
      x: (box.left + box.right) / 2 + 0.5 - (STAGE.left + STAGE.right) / 2,
      y: widthShare(box) > heightShare(box) ? standing : middle,
    },
  };
}

type Box = { left: number; right: number; low: number; high: number };

const widthShare = ({ left, right }: Box) => (right - left) / (STAGE.right - STAGE.left);
const heightShare = ({ low, high }: Box) => (high - low) / (STAGE.high - STAGE.low);

/** What points and their places on the ground take of a picture: shares of its width and height, from its middle. */
function boxOf(points: Vector3[], camera: Vector3, target: Vector3): Box {
  const forward = target.clone().sub(camera).normalize();
  const right = forward
    .clone()
    .cross(new Vector3(0, 1, 0))
    .normalize();
  const up = right.clone().cross(forward);
  const box = { left: Infinity, right: -Infinity, low: Infinity, high: -Infinity };
  const seen = new Vector3();
  for (const { x, y, z } of points) {
    for (const above of [y, 0]) {
      seen.set(x, above, z).sub(camera);
      const scale = STAGE.lens / seen.dot(forward);
      const across = seen.dot(right) * scale;
      const upwards = seen.dot(up) * scale * SHAPE;
      box.left = Math.min(box.left, across);
      box.right = Math.max(box.right, across);
      box.low = Math.min(box.low, upwards);
      box.high = Math.max(box.high, upwards);
    }
  }
  return box;
}

function pointsOf(meshes: Mesh[]): Vector3[] {
  return meshes.flatMap((mesh) => {
    const { position } = mesh.geometry.attributes;
    if (position === undefined) return [];
    mesh.updateWorldMatrix(true, false);
    return Array.from({ length: Math.ceil(position.count / EVERY) }, (_, at) =>
      new Vector3().fromBufferAttribute(position, at * EVERY).applyMatrix4(mesh.matrixWorld),
    );
  });
}
