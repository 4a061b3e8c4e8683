import {
  BackSide,
  Mesh,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  SphereGeometry,
  type WebGLRenderer,
  type WebGLRenderTarget,
} from 'three';

/**
 * What the car mirrors, by direction: the light studio of the pictures, drawn by a few lines of shader instead of a file. A
 * long soft strip on each side that lies on the shoulder of the body, a low line under it, a light wall before the nose and
 * behind the tail, a soft box overhead, a calm floor. Nothing has a hard edge, so that no pane shows one.
 */
const RADIANCE = /* glsl */ `
  varying vec3 way;
  float band(float v, float from, float full, float last, float to) {
    return smoothstep(from, full, v) * (1.0 - smoothstep(last, to, v));
  }
  void main() {
    vec3 d = normalize(way);
    float up = d.y;
    float side = smoothstep(0.10, 0.62, abs(d.x));
    float end = smoothstep(0.35, 0.9, abs(d.z));
    float floorLight = mix(0.05, 0.16, smoothstep(-1.0, -0.15, up)) * (1.0 - smoothstep(-0.10, 0.03, up));
    float wall = 0.10 * band(up, -0.04, 0.06, 0.25, 0.8);
    float strip = 4.2 * side * (1.0 - 0.5 * end) * band(up, 0.44, 0.53, 0.60, 0.72);
    float low = 0.6 * side * band(up, 0.02, 0.09, 0.14, 0.32);
    float ends = 0.35 * end * band(up, 0.02, 0.16, 0.26, 0.60);
    float ceiling = 2.2 * smoothstep(0.78, 0.97, up);
    gl_FragColor = vec4(vec3(floorLight + wall + strip + low + ends + ceiling) * vec3(0.985, 0.995, 1.01), 1.0);
  }
`;

const DIRECTION = /* glsl */ `
  varying vec3 way;
  void main() {
    way = position;
    gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0);
  }
`;

/** The studio's light as an environment map. The caller frees it. */
export function makeStudioLight(renderer: WebGLRenderer): WebGLRenderTarget {
  const scene = new Scene();
  const geometry = new SphereGeometry(10, 32, 16);
  const material = new ShaderMaterial({
    vertexShader: DIRECTION,
    fragmentShader: RADIANCE,
    side: BackSide,
    depthWrite: false,
    toneMapped: false,
  });
  scene.add(new Mesh(geometry, material));
  const generator = new PMREMGenerator(renderer);
  const light = generator.fromScene(scene, 0, 0.1, 100);
  generator.dispose();
  geometry.dispose();
  material.dispose();
  return light;
}
