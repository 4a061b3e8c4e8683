import { expect, test } from 'vitest';
import { readAudit } from './read-audit.ts';

/** What npm 11 wrote, shortened to what counts. */
const REPORT = {
  auditReportVersion: 2,
  vulnerabilities: {
    '@vitest/ui': { name: '@vitest/ui', severity: 'high', isDirect: false, via: ['sirv'], effects: [], range: '' },
    sirv: {
      name: 'sirv',
      severity: 'high',
      isDirect: true,
      via: [
        {
          source: 1,
          name: 'sirv',
          title: 'Path traversal in sirv',
          url: 'https://github.com/advisories/GHSA-aaaa-bbbb-cccc',
          severity: 'high',
          range: '<=3.0.2',
        },
      ],
      effects: ['@vitest/ui'],
      range: '<=3.0.2',
      fixAvailable: false,
    },
  },
  metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 2, critical: 0, total: 2 } },
};
const withCounts = (counts: Record<string, number>) =>
  JSON.stringify({
    ...REPORT,
    metadata: { vulnerabilities: { info: 0, low: 0, moderate: 0, high: 0, critical: 0, total: 0, ...counts } },
  });

test('a known high or critical weakness is named', () => {
  const named = ['sirv (high): Path traversal in sirv, https://github.com/advisories/GHSA-aaaa-bbbb-cccc'];
  expect(readAudit(JSON.stringify(REPORT))).toEqual({ is: 'weak', lines: named });
  expect(readAudit(withCounts({ critical: 1, total: 1 })).is).toBe('weak');
});

test('a lesser one is not', () => {
  expect(readAudit(withCounts({ moderate: 2, low: 1, total: 3 }))).toEqual({ is: 'clean', lines: [] });
  expect(readAudit(JSON.stringify({ ...REPORT, vulnerabilities: {}, metadata: { vulnerabilities: {} } })).is).toBe(
    'clean',
  );
});

test.each([
  [
    'refuses',
    {
      message: '405 Method Not Allowed - POST https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
      method: 'POST',
      uri: 'https://registry.npmjs.org/-/npm/v1/security/advisories/bulk',
      statusCode: 405,
      body: '',
      error: { summary: '', detail: '' },
    },
  ],
  [
    'is not there',
    {
      message: 'request to http://127.0.0.1:9/-/npm/v1/security/advisories/bulk failed, reason: connect ECONNREFUSED',
      error: { summary: '', detail: '' },
    },
  ],
  ['has no address', { error: { code: 'ENOTFOUND', summary: 'request failed, reason: getaddrinfo ENOTFOUND' } }],
])('a registry that %s has not answered', (_, answer) => {
  const audit = readAudit(JSON.stringify(answer));
  expect(audit.is).toBe('unanswered');
  expect(audit.lines.join()).not.toBe('');
});

test('a registry that takes too long has not answered', () => {
  expect(readAudit('').is).toBe('unanswered');
});

test('what is wrong with the project itself is not taken for a silent registry', () => {
  const summary = 'This command requires an existing lockfile.';
  expect(() => readAudit(JSON.stringify({ error: { code: 'ENOLOCK', summary } }))).toThrow(summary);
  expect(() => readAudit('{}')).toThrow('could not ask');
  expect(() => readAudit('<html>')).toThrow();
});
