import { afterEach, expect, test, vi } from 'vitest';
import { forgejo } from './forgejo.ts';

afterEach(() => vi.unstubAllGlobals());

test('a text of any length is sent as it is: that of the search has 130,000 bytes', async () => {
  const sent: string[] = [];
  vi.stubGlobal('fetch', async (_: string, { body }: { body: string }) => {
    sent.push(body);
    return new Response('{}', { headers: { 'Content-Type': 'application/json' } });
  });
  const text = 'Үнэ нь хэд вэ? '.repeat(20_000);
  const host = forgejo('dealer/showroom', 'main', 'https://git.example');
  const file = { path: 'content/search-questions.json', text, before: 'a' };
  await host.commit({ branch: 'editor/1', base: 'main', isNew: true, message: 'Editor', files: [file] });
  const [{ files }] = sent.map((body) => JSON.parse(body));
  expect(Buffer.from(files[0].content, 'base64').toString()).toBe(text);
  expect(files[0]).toMatchObject({ operation: 'update', sha: 'a' });
});
