export type Json = { [key: string]: unknown };

const ARRAY_BUFFER = 34962;
const ELEMENT_ARRAY_BUFFER = 34963;

/** Collects buffers for a binary glTF file and writes it. */
export function writeGlb() {
  const chunks: Buffer[] = [];
  const bufferViews: Json[] = [];
  const accessors: Json[] = [];
  let length = 0;

  const view = (data: NodeJS.TypedArray, more: Json): number => {
    const bytes = Buffer.from(data.buffer, data.byteOffset, data.byteLength);
    const padded = Buffer.concat([bytes, Buffer.alloc(-bytes.length & 3)]);
    chunks.push(padded);
    bufferViews.push({ buffer: 0, byteOffset: length, byteLength: bytes.length, ...more });
    length += padded.length;
    return bufferViews.length - 1;
  };

  return {
    /** Three numbers of every vertex, each vertex padded to four. */
    vertices(data: Int16Array | Int8Array, componentType: number, normalized: boolean, withBounds: boolean): number {
      const axis = (k: number) => Array.from(data).filter((_, n) => n % 4 === k);
      const bounds = withBounds && {
        min: [0, 1, 2].map((k) => axis(k).reduce((a, b) => Math.min(a, b))),
        max: [0, 1, 2].map((k) => axis(k).reduce((a, b) => Math.max(a, b))),
      };
      accessors.push({
        bufferView: view(data, { byteStride: 4 * data.BYTES_PER_ELEMENT, target: ARRAY_BUFFER }),
        componentType,
        ...(normalized && { normalized }),
        count: data.length / 4,
        type: 'VEC3',
        ...bounds,
      });
      return accessors.length - 1;
    },
    indices(triangles: Uint32Array, vertices: number): number {
      const isSmall = vertices < 65_535;
      accessors.push({
        bufferView: view(isSmall ? Uint16Array.from(triangles) : triangles, { target: ELEMENT_ARRAY_BUFFER }),
        componentType: isSmall ? 5123 : 5125,
        count: triangles.length,
        type: 'SCALAR',
      });
      return accessors.length - 1;
    },
    finish(json: Json): Buffer {
      const text = Buffer.from(JSON.stringify({ ...json, accessors, bufferViews, buffers: [{ byteLength: length }] }));
      const jsonChunk = Buffer.concat([text, Buffer.alloc(-text.length & 3, ' ')]);
      const header = Buffer.alloc(20);
      header.write('glTF', 0);
      header.writeUInt32LE(2, 4);
      header.writeUInt32LE(28 + jsonChunk.length + length, 8);
      header.writeUInt32LE(jsonChunk.length, 12);
      header.write('JSON', 16);
      const binHeader = Buffer.alloc(8);
      binHeader.writeUInt32LE(length, 0);
      binHeader.write('BIN\0', 4);
      return Buffer.concat([header, jsonChunk, binHeader, ...chunks]);
    },
  };
}
