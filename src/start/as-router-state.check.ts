import fc from 'fast-check';
import { UNSAFE_decodeViaTurboStream } from 'react-router';
import { expect, test } from 'vitest';
import { asRouterState } from './as-router-state.ts';

const read = async (text: string) => {
  const { body } = new Response(text);
  return (await UNSAFE_decodeViaTurboStream(body as ReadableStream<Uint8Array>, globalThis as typeof window)).value;
};

test('React Router reads what is written', async () => {
  const data = { loaderData: { root: { build: 'x', none: null, list: [0, '', false, [], {}, '_1'] } }, errors: null };
  expect(await read(asRouterState(data))).toEqual(data);
});

test('… whatever the data', async () => {
  await fc.assert(
    fc.asyncProperty(fc.jsonValue(), async (data) => {
      const state = JSON.parse(JSON.stringify({ data }));
      expect(await read(asRouterState(state))).toEqual(state);
    }),
  );
});
