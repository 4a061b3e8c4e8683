/** Khronos' validator of glTF files brings no types; this is what the check of the 3D models asks of it. */
declare module 'gltf-validator' {
  type Message = { code: string; message: string; severity: 0 | 1 | 2 | 3; pointer?: string };
  type Report = { issues: { numErrors: number; numWarnings: number; messages: Message[] } };
  export function validateBytes(data: Uint8Array, options?: { uri?: string; maxIssues?: number }): Promise<Report>;
}
