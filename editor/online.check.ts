import { expect, test, vi } from 'vitest';
import { readWhere } from './hosts/where.ts';
import { editorPlace } from './online.ts';
import { editorPolicy } from './policy.ts';

test('a place of a repository is read as it is written', () => {
  expect(readWhere('github:dealer/showroom')).toEqual({
    kind: 'github',
    origin: 'https://api.github.com',
    repository: 'dealer/showroom',
    branch: 'main',
  });
  expect(readWhere('gitlab:cars/web/showroom@live').branch).toBe('live');
  expect(readWhere('gitlab:https://git.example/cars/showroom').origin).toBe('https://git.example');
  expect(readWhere('forgejo:https://git.example/dealer/showroom').repository).toBe('dealer/showroom');
});

test.each([
  'github:showroom',
  'gihub:dealer/showroom',
  'forgejo:dealer/showroom',
  'github:dealer/show room',
  'github:http://x/a/b',
  'github:',
  'dealer/showroom',
])('%s stops the build with how it is written', (text) => {
  expect(() => editorPlace(text)).toThrow(/It is written github:owner\/name/);
});

test('without a place there is no editor', () => {
  for (const text of [undefined, '']) expect(editorPlace(text)).toBeUndefined();
});

test('the text editor of a developer is not meant: npm gives every script one, on Windows with a colon in its path', () => {
  vi.stubEnv('EDITOR', 'C:\\windows\\notepad.exe');
  vi.stubEnv('EDITOR_PLACE', undefined);
  expect(editorPlace()).toBeUndefined();
  vi.unstubAllEnvs();
});

test('the policy of the editor allows its own files and the one host that it saves to', () => {
  const policy = editorPolicy('https://api.github.com');
  expect(policy).toContain("connect-src 'self' https://api.github.com;");
  expect(policy).not.toMatch(/unsafe|data:|\*/);
  expect(editorPolicy()).toContain("connect-src 'self';");
});
