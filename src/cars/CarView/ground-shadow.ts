import {
  Group,
  Mesh,
  MeshBasicMaterial,
  NoBlending,
  type Object3D,
  OrthographicCamera,
  PlaneGeometry,
  Scene,
  ShaderMaterial,
  Vector2,
  type WebGLRenderer,
  WebGLRenderTarget,
} from 'three';

/** How far beyond the car the ground is drawn, in metres. */
const MARGIN = 1.6;
const PIXELS = [256, 512] as const;

/**
 * Two shadows lie upon each other: a wide one of the whole car and a narrow one where tyres touch the ground. `least` is what the
 * highest part adds: cars are open below, and the roof stands in for the floor.
 */
const LAYERS = [
  { reach: 1.5, least: 0.8, blur: 0.26, darkness: 0.8 },
  { reach: 0.45, least: 0, blur: 0.06, darkness: 0.85 },
];

const HEIGHT = {
  vertexShader: /* glsl */ `
    varying float height;
    void main() {
      vec4 place = modelMatrix * vec4(position, 1.0);
      height = place.y;
      gl_Position = projectionMatrix * viewMatrix * place;
    }
  `,
  fragmentShader: /* glsl */ `
    uniform float reach;
    uniform float least;
    varying float height;
    void main() {
      float near = clamp(1.0 - height / reach, 0.0, 1.0);
      gl_FragColor = vec4(0.0, 0.0, 0.0, max(near * near, least));
    }
  `,
};

const BLUR = {
  vertexShader: /* glsl */ `
    varying vec2 at;
    void main() {
      at = uv;
      gl_Position = vec4(position.xy * 2.0, 0.0, 1.0);
    }
  `,
  fragmentShader: /* glsl */ `
    uniform sampler2D image;
    uniform vec2 reach;
    varying vec2 at;
    void main() {
      float sum = 0.0;
      float weights = 0.0;
      for (int n = -8; n <= 8; n++) {
        float t = float(n) / 8.0;
        float weight = exp(-3.0 * t * t);
        sum += weight * texture2D(image, at + t * reach).a;
        weights += weight;
      }
      gl_FragColor = vec4(0.0, 0.0, 0.0, sum / weights);
    }
  `,
};

/** The shadow of a car on the ground, drawn once: neither the car nor its light moves. */
export function makeGroundShadow(renderer: WebGLRenderer, car: Object3D, size: { length: number; width: number }) {
  const [width, length] = [size.width + 2 * MARGIN, size.length + 2 * MARGIN];
  const group = new Group();
  const used: { dispose: () => void }[] = [];
  const keep = <Thing extends { dispose: () => void }>(thing: Thing) => {
    used.push(thing);
    return thing;
  };
  const plane = keep(new PlaneGeometry(1, 1));
  const below = new OrthographicCamera(-width / 2, width / 2, length / 2, -length / 2, 0, 3);
  below.position.y = -0.01;
  below.rotation.x = Math.PI / 2;
  const heights = new ShaderMaterial({
    ...HEIGHT,
    uniforms: { reach: { value: 1 }, least: { value: 0 } },
    blending: NoBlending,
    side: 2,
  });
  const blurring = new ShaderMaterial({
    ...BLUR,
    uniforms: { image: { value: null }, reach: { value: new Vector2() } },
    blending: NoBlending,
    depthTest: false,
  });
  const spare = new WebGLRenderTarget(...PIXELS);
  const screen = new Scene();
  screen.add(new Mesh(plane, blurring));
  const scene = new Scene();
  scene.add(car);
  scene.overrideMaterial = heights;
  for (const { reach, least, blur, darkness } of LAYERS) {
    const target = keep(new WebGLRenderTarget(...PIXELS));
    heights.uniforms.reach = { value: reach };
    heights.uniforms.least = { value: least };
    renderer.setRenderTarget(target);
    renderer.clear();
    renderer.render(scene, below);
    const passes = [
      [target, spare, blur / width, 0],
      [spare, target, 0, blur / length],
      [target, spare, blur / 2 / width, 0],
      [spare, target, 0, blur / 2 / length],
    ] as const;
    for (const [from, to, x, y] of passes) {
      blurring.uniforms.image = { value: from.texture };
      blurring.uniforms.reach = { value: new Vector2(x, y) };
      renderer.setRenderTarget(to);
      renderer.clear();
      renderer.render(screen, below);
    }
    const material = keep(
      new MeshBasicMaterial({
        map: target.texture,
        transparent: true,
        opacity: darkness,
        depthWrite: false,
        toneMapped: false,
      }),
    );
    const ground = new Mesh(plane, material);
    ground.rotation.x = -Math.PI / 2;
    // The picture was taken from below: it lies mirrored.
    ground.scale.set(width, -length, 1);
    material.side = 2;
    ground.renderOrder = -1;
    group.add(ground);
  }
  renderer.setRenderTarget(null);
  heights.dispose();
  blurring.dispose();
  spare.dispose();
  return {
    group,
    dispose: () => {
      for (const thing of used) thing.dispose();
    },
  };
}
