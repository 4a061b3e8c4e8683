import {
  HemisphereLight,
  type Material,
  type Mesh,
  NeutralToneMapping,
  type Object3D,
  PerspectiveCamera,
  Scene,
  ShaderChunk,
  Vector3,
  WebGLRenderer,
} from 'three';
import { type GLTF, GLTFLoader } from 'three/addons/loaders/GLTFLoader.js';
import { onceAFrame } from '../../design/once-a-frame.ts';
import type { Viewpoint } from '../Viewer/gestures.ts';
import type { Drawing } from '../Viewer/use-drawing.ts';
import { REACH } from './car-reach.ts';
import { makeGroundShadow } from './ground-shadow.ts';
import { makeUsdz } from './make-usdz.ts';
import { FIELD_OF_VIEW, stillFrame } from './still-frame.ts';
import { makeStudioLight } from './studio-light.ts';

export type CarScene = Drawing & {
  /** Paint 1 to 6. */
  paint: (index: number) => void;
  /** The car in its paint as a USDZ file. */
  makeUsdz: () => Promise<Blob>;
  /** What the last picture cost, and what lies on the graphics card. */
  cost: () => { drawCalls: number; triangles: number; geometries: number; textures: number; programs: number };
};

type Variants = { mappings: { material: number; variants: number[] }[] };

/** Within this many degrees of where it begins the view goes over from the frame of the picture to one that fits every angle. */
const GOING_OVER = 40;
/** Pixels to each of the page's own, whatever the screen has: shut lines are a few millimetres wide, and more would only cost. */
const DENSITY = 2;

/** Draws the car of a .glb file onto a canvas. Throws when the file is no car or the device draws no WebGL. */
export async function openCarScene(canvas: HTMLCanvasElement, file: ArrayBuffer): Promise<CarScene> {
  const gltf = await new GLTFLoader().parseAsync(file, '');
  const size = gltf.asset.extras as { length: number; width: number; height: number };
  const meshes = meshesOf(gltf.scene);
  const painted = await readPaints(gltf, meshes);
  const materials = new Set([
    ...meshes.flatMap(({ material }) => material),
    ...painted.flatMap((one) => [...one.materials.values()]),
  ]);
  for (const material of materials) material.onBeforeCompile = keepNormalsInside;
  const renderer = new WebGLRenderer({ canvas, antialias: true, alpha: true, powerPreference: 'low-power' });
  renderer.toneMapping = NeutralToneMapping;
  renderer.toneMappingExposure = 0.9;
  renderer.setPixelRatio(DENSITY);
  renderer.setClearColor(0, 0);

  const scene = new Scene();
  const light = makeStudioLight(renderer);
  scene.environment = light.texture;
  scene.add(new HemisphereLight(0xffffff, 0x909498, 0.15));
  const shadow = makeGroundShadow(renderer, gltf.scene, size);
  scene.add(gltf.scene, shadow.group);

  const camera = new PerspectiveCamera(FIELD_OF_VIEW);
  const still = stillFrame(meshes, size.height);
  const middle = new Vector3();
  let viewpoint: Viewpoint = REACH.start;

  const draw = () => {
    const { turn, height, nearness } = viewpoint;
    const framed = nearStart(viewpoint);
    const between = (inFrame: number, elsewhere: number) => elsewhere + (inFrame - elsewhere) * framed;
    const a = (turn * Math.PI) / 180;
    const e = ((height + framed * (still.height - REACH.start.height)) * Math.PI) / 180;
    // The whole car fits at every angle: a sphere would waste the picture's height, so the longer side decides.
    const across = Math.tan((FIELD_OF_VIEW * Math.PI) / 360);
    const far =
      Math.max((size.length * 0.515) / (across * camera.aspect), (size.height * 0.74) / across) + size.width * 0.5;
    const distance = between(still.distance, far) / nearness;
    middle.y = between(still.aim, size.height * 0.55);
    camera.position.set(Math.sin(a) * Math.cos(e), Math.sin(e), Math.cos(a) * Math.cos(e));
    camera.position.multiplyScalar(distance).add(middle);
    camera.position.y = Math.max(camera.position.y, 0.12);
    // No farther apart than the car needs: depth is told finely, and panels do not shine through each other.
    camera.near = Math.max(0.5, distance - size.length);
    camera.far = distance + 2 * size.length;
    const { aspect } = camera;
    camera.setViewOffset(aspect, 1, framed * still.shift.x * aspect, -framed * still.shift.y, aspect, 1);
    camera.lookAt(middle);
    renderer.render(scene, camera);
  };
  const drawing = onceAFrame(draw);

  return {
    show: (next) => {
      viewpoint = next;
      drawing.ask();
    },
    paint: (index) => {
      for (const { mesh, materials } of painted) mesh.material = materials.get(index) ?? mesh.material;
      drawing.ask();
    },
    resize: (width, height) => {
      renderer.setSize(width, height, false);
      camera.aspect = width / height;
      draw();
    },
    makeUsdz: () => makeUsdz(gltf.scene),
    cost: () => {
      const { render, memory, programs } = renderer.info;
      const { calls: drawCalls, triangles } = render;
      return { drawCalls, triangles, ...memory, programs: programs?.length ?? 0 };
    },
    close: () => {
      drawing.stop();
      shadow.dispose();
      light.dispose();
      for (const { geometry } of meshes) geometry.dispose();
      for (const material of materials) material.dispose();
      renderer.dispose();
      renderer.forceContextLoss();
    },
  };
}

/** How much of the picture's frame a view keeps: 1 where it begins, 0 from some way off on. */
function nearStart({ turn, height }: Viewpoint): number {
  const around = Math.abs(((turn - REACH.start.turn + 540) % 360) - 180);
  const share = Math.max(0, 1 - Math.hypot(around, height - REACH.start.height) / GOING_OVER);
  return share * share * (3 - 2 * share);
}

/**
 * Has normals taken inside of each triangle. Where a triangle covers a part of a pixel only, they would be taken beyond its edge
 * and mirror the lamps as sparks along every shut line.
 */
function keepNormalsInside(shader: { vertexShader: string; fragmentShader: string }) {
  const inside = (chunk: string) => chunk.replace('varying vec3 vNormal', 'centroid varying vec3 vNormal');
  shader.vertexShader = shader.vertexShader.replace(
    '#include <normal_pars_vertex>',
    inside(ShaderChunk.normal_pars_vertex),
  );
  shader.fragmentShader = shader.fragmentShader.replace(
    '#include <normal_pars_fragment>',
    inside(ShaderChunk.normal_pars_fragment),
  );
}

type PaintedMesh = { mesh: Mesh; materials: Map<number, Material> };

/** The meshes that take a paint: the file names a material for each (KHR_materials_variants). */
async function readPaints({ parser }: GLTF, meshes: Mesh[]): Promise<PaintedMesh[]> {
  const painted: PaintedMesh[] = [];
  for (const mesh of meshes) {
    const variants = mesh.userData.gltfExtensions?.KHR_materials_variants as Variants | undefined;
    if (variants === undefined) continue;
    const materials = new Map<number, Material>();
    for (const { material, variants: numbers } of variants.mappings) {
      const loaded: Material = await parser.getDependency('material', material);
      for (const number of numbers) materials.set(number + 1, loaded);
    }
    painted.push({ mesh, materials });
  }
  return painted;
}

function meshesOf(root: Object3D): Mesh[] {
  const meshes: Mesh[] = [];
  root.traverse((object) => {
    if ('isMesh' in object) meshes.push(object as Mesh);
  });
  return meshes;
}
