/** Of the tiny car. */
const TINY_CAR = { title: 'Tiny', length: 2, width: 1, height: 1 };

/** The paints of the tiny car, red to white, in linear light. */
export const TINY_PAINTS = [
  [1, 0, 0],
  [0, 1, 0],
  [0, 0, 1],
  [1, 1, 0],
  [0, 0, 0],
  [1, 1, 1],
] as const;

/** A roof, a nose, a tail and two sides: a box without a floor, the corners of each side apart. */
function box() {
  const { length, width, height } = TINY_CAR;
  const [x, y, z] = [width / 2, height, length / 2];
  const sides = [
    {
      normal: [0, 1, 0],
      corners: [
        [-x, y, z],
        [x, y, z],
        [x, y, -z],
        [-x, y, -z],
      ],
    },
    {
      normal: [0, 0, 1],
      corners: [
        [-x, 0, z],
        [x, 0, z],
        [x, y, z],
        [-x, y, z],
      ],
    },
    {
      normal: [0, 0, -1],
      corners: [
        [x, 0, -z],
        [-x, 0, -z],
        [-x, y, -z],
        [x, y, -z],
      ],
    },
    {
      normal: [1, 0, 0],
      corners: [
        [x, 0, z],
        [x, 0, -z],
        [x, y, -z],
        [x, y, z],
      ],
    },
    {
      normal: [-1, 0, 0],
      corners: [
        [-x, 0, -z],
        [-x, 0, z],
        [-x, y, z],
        [-x, y, -z],
      ],
    },
  ];
  return {
    positions: Float32Array.from(sides.flatMap(({ corners }) => corners.flat())),
    normals: Float32Array.from(sides.flatMap(({ normal }) => [normal, normal, normal, normal].flat())),
    triangles: Uint16Array.from(sides.flatMap((_, n) => [0, 1, 2, 0, 2, 3].map((corner) => 4 * n + corner))),
  };
}

/** A car that weighs nothing, as the studio writes them: metres, six paints as material variants. The bytes of a .glb file. */
export function tinyCar(): ArrayBuffer {
  const { positions, normals, triangles } = box();
  const { length, width, height } = TINY_CAR;
  const parts = [positions, normals, triangles].map(({ buffer }) => new Uint8Array(buffer));
  let bytes = 0;
  const bufferViews = parts.map((part) => {
    const view = { buffer: 0, byteOffset: bytes, byteLength: part.length };
    bytes += part.length;
    return view;
  });
  const paint = (colour: readonly number[], n: number) => ({
    name: `paint-${n + 1}`,
    pbrMetallicRoughness: { baseColorFactor: [...colour, 1], metallicFactor: 0, roughnessFactor: 0.4 },
    extensions: { KHR_materials_clearcoat: { clearcoatFactor: 1 } },
  });
  const variants = TINY_PAINTS.map((_, n) => ({ material: n, variants: [n] }));
  const json = {
    asset: { version: '2.0', extras: TINY_CAR },
    scene: 0,
    scenes: [{ nodes: [0] }],
    nodes: [{ name: 'body', mesh: 0 }],
    meshes: [
      {
        primitives: [
          {
            attributes: { POSITION: 0, NORMAL: 1 },
            indices: 2,
            material: 0,
            extensions: { KHR_materials_variants: { mappings: variants } },
          },
        ],
      },
    ],
    materials: TINY_PAINTS.map(paint),
    accessors: [
      {
        bufferView: 0,
        componentType: 5126,
        count: 20,
        type: 'VEC3',
        min: [-width / 2, 0, -length / 2],
        max: [width / 2, height, length / 2],
      },
      { bufferView: 1, componentType: 5126, count: 20, type: 'VEC3' },
      { bufferView: 2, componentType: 5123, count: triangles.length, type: 'SCALAR' },
    ],
    bufferViews,
    buffers: [{ byteLength: bytes }],
    extensionsUsed: ['KHR_materials_variants', 'KHR_materials_clearcoat'],
    extensions: { KHR_materials_variants: { variants: TINY_PAINTS.map((_, n) => ({ name: `${n + 1}` })) } },
  };
  const text = JSON.stringify(json);
  const head = new TextEncoder().encode(text.padEnd(Math.ceil(text.length / 4) * 4));
  const file = new Uint8Array(12 + 8 + head.length + 8 + bytes);
  const words = new DataView(file.buffer);
  const write = (at: number, values: number[]) => {
    for (const [n, value] of values.entries()) words.setUint32(at + 4 * n, value, true);
  };
  write(0, [0x46546c67, 2, file.length, head.length, 0x4e4f534a]);
  file.set(head, 20);
  write(20 + head.length, [bytes, 0x004e4942]);
  for (const [n, part] of parts.entries()) file.set(part, 28 + head.length + (bufferViews[n]?.byteOffset ?? 0));
  return file.buffer;
}
