import { expect, test } from 'vitest';
import { contentSecurityPolicy } from './headers.ts';

test('forms may post to the newsletter service, if there is one, and nowhere else', () => {
  const formsOf = (targets?: string[]) =>
    contentSecurityPolicy({ scripts: [], styles: [] }, targets).match(/form-action ([^;]*)/)?.[1];
  expect(formsOf()).toBe("'self' mailto:");
  expect(formsOf(['https://news.example'])).toBe("'self' mailto: https://news.example");
});
