import { onceAFrame } from '../../design/once-a-frame.ts';
import type { Viewpoint } from '../Viewer/gestures.ts';
import type { Drawing } from '../Viewer/use-drawing.ts';
import { perHalfPixel, REACH } from './cabin-reach.ts';

/** Most pixels to each of the page's own: the picture has no more to show. */
const DENSITY = 2;

/** One triangle over the whole canvas; `ray` is where each pixel looks, the eye's own axes. */
const VERTEX = `#version 300 es
uniform vec2 lens;
out vec3 ray;
void main() {
  vec2 at = vec2(gl_VertexID == 1 ? 3.0 : -1.0, gl_VertexID == 2 ? 3.0 : -1.0);
  ray = vec3(at * lens, 1.0);
  gl_Position = vec4(at, 0.0, 1.0);
}`;

/** An equirectangular picture: longitude goes across, its middle lies straight ahead, latitude goes up. */
const FRAGMENT = `#version 300 es
precision highp float;
uniform sampler2D picture;
uniform vec2 turned;
in vec3 ray;
out vec4 colour;
const float PI = 3.14159265359;
void main() {
  float c = cos(turned.y), s = sin(turned.y);
  vec3 d = normalize(vec3(ray.x, c * ray.y + s * ray.z, c * ray.z - s * ray.y));
  colour = texture(picture, vec2(fract((atan(d.x, d.z) + turned.x) / (2.0 * PI) + 0.5), 0.5 - asin(d.y) / PI));
}`;

/** Draws what surrounds the eye out of an equirectangular picture. Throws where the device draws no WebGL. */
export async function openCabinDrawing(canvas: HTMLCanvasElement, picture: TexImageSource): Promise<Drawing> {
  const gl = canvas.getContext('webgl2', { alpha: false, antialias: false, powerPreference: 'low-power' });
  if (gl === null) throw new Error('The device draws no WebGL.');
  const program = link(gl);
  // biome-ignore lint/correctness/useHookAtTopLevel: no hook, but the name that WebGL gives it
  gl.useProgram(program);
  const [lens, turned] = [gl.getUniformLocation(program, 'lens'), gl.getUniformLocation(program, 'turned')];
  gl.bindTexture(gl.TEXTURE_2D, gl.createTexture());
  gl.texImage2D(gl.TEXTURE_2D, 0, gl.RGBA, gl.RGBA, gl.UNSIGNED_BYTE, picture);
  if (gl.getError() !== gl.NO_ERROR) throw new Error('The picture is larger than the device draws.');
  // Without smaller copies: they would show the seam behind the eye, and a view is never smaller than its picture.
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_MIN_FILTER, gl.LINEAR);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_S, gl.REPEAT);
  gl.texParameteri(gl.TEXTURE_2D, gl.TEXTURE_WRAP_T, gl.CLAMP_TO_EDGE);

  let viewpoint: Viewpoint = REACH.start;

  const draw = () => {
    const { turn, height, nearness } = viewpoint;
    const half = perHalfPixel(canvas, nearness);
    gl.viewport(0, 0, canvas.width, canvas.height);
    gl.uniform2f(lens, half * canvas.width, half * canvas.height);
    gl.uniform2f(turned, (turn * Math.PI) / 180, (height * Math.PI) / 180);
    gl.drawArrays(gl.TRIANGLES, 0, 3);
  };
  const drawing = onceAFrame(draw);

  return {
    show: (next) => {
      viewpoint = next;
      drawing.ask();
    },
    resize: (width, height) => {
      const density = Math.min(devicePixelRatio, DENSITY);
      canvas.width = Math.round(width * density);
      canvas.height = Math.round(height * density);
      draw();
    },
    close: () => {
      drawing.stop();
      gl.getExtension('WEBGL_lose_context')?.loseContext();
    },
  };
}

function link(gl: WebGL2RenderingContext): WebGLProgram {
  const program = gl.createProgram();
  for (const [type, source] of [
    [gl.VERTEX_SHADER, VERTEX],
    [gl.FRAGMENT_SHADER, FRAGMENT],
  ] as const) {
    const shader = gl.createShader(type);
    if (shader === null) throw new Error('The device has stopped drawing.');
    gl.shaderSource(shader, source);
    gl.compileShader(shader);
    gl.attachShader(program, shader);
  }
  gl.linkProgram(program);
  if (!gl.getProgramParameter(program, gl.LINK_STATUS) && !gl.isContextLost()) {
    throw new Error(`The device does not take the drawing's program: ${gl.getProgramInfoLog(program)}`);
  }
  return program;
}
