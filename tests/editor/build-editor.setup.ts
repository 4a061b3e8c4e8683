import { resolve } from 'node:path';
import { test } from '@playwright/test';
import { buildEditor } from '../../editor/build.ts';

test('the editor is built', async () => {
  await buildEditor(resolve(import.meta.dirname, '../../build/editor'));
});
