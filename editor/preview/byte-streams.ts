/** React writes pages into streams of bytes, which WebKitGTK and Safari before 26 do not have: there they become ordinary ones. */
try {
  new ReadableStream({ type: 'bytes' });
} catch {
  const Ordinary = globalThis.ReadableStream as new (source: object, strategy?: QueuingStrategy) => ReadableStream;
  globalThis.ReadableStream = class extends Ordinary {
    constructor(source: UnderlyingDefaultSource, strategy?: QueuingStrategy) {
      const { type: _, ...plain } = source as UnderlyingDefaultSource & { type?: 'bytes' };
      super(plain, strategy);
    }
  } as typeof ReadableStream;
}
