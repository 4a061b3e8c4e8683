/** Half a year in seconds: less is no promise of HTTPS. */
const HALF_A_YEAR = 15_768_000;
const HASH = /^'sha256-[\w+/=]{44}'$/;

/**
 * What Mozilla's Observatory (https://developer.mozilla.org/en-US/observatory/docs/tests_and_scoring) asks for its best
 * mark, and what it gives a bonus for; returns the rules that an answer's headers break.
 */
export function brokenRules(headers: Record<string, string>): string[] {
  const policy = new Map(
    (headers['content-security-policy'] ?? '')
      .split(';')
      .map((directive) => directive.trim().split(/ +/))
      .map(([name = '', ...values]) => [name, values] as const),
  );
  const sources = (name: string) => policy.get(name) ?? policy.get('default-src') ?? ['*'];
  const only = (name: string, allowed: (source: string) => boolean) => sources(name).every(allowed);
  const ours = (source: string) => source === "'self'" || HASH.test(source);
  const [age] = headers['strict-transport-security']?.match(/(?<=^max-age=)\d+/) ?? ['0'];
  const rules: Record<string, boolean> = {
    'the policy starts from nothing': policy.get('default-src')?.join() === "'none'",
    'scripts are ours or known by their hash': only('script-src', ours),
    'styles are ours or known by their hash': only('style-src', ours),
    'no plug-ins': only('object-src', (source) => source === "'none'"),
    'no other base address': policy.get('base-uri')?.join() === "'none'",
    'no frame around the site': policy.get('frame-ancestors')?.join() === "'none'",
    'forms go to known places': policy.has('form-action') && !sources('form-action').includes('*'),
    'nothing from everywhere or without HTTPS': [...policy.values()]
      .flat()
      .every((source) => !/^(\*|https?:|http:.*|data:|blob:)$/.test(source)),
    'HTTPS for half a year and more': Number(age) >= HALF_A_YEAR,
    'HTTPS for subdomains too': /; includeSubDomains/.test(headers['strict-transport-security'] ?? ''),
    'types are not guessed': headers['x-content-type-options'] === 'nosniff',
    'older browsers frame nothing either': headers['x-frame-options'] === 'DENY',
    'referrers stay short': /^(no-referrer|same-origin|strict-origin(-when-cross-origin)?)$/.test(
      headers['referrer-policy'] ?? '',
    ),
    'no other site embeds our files': headers['cross-origin-resource-policy'] === 'same-origin',
    'no other window reaches ours': headers['cross-origin-opener-policy'] === 'same-origin',
    'devices are out of reach': /\bcamera=\(\)/.test(headers['permissions-policy'] ?? ''),
    'no cookie': headers['set-cookie'] === undefined,
    'nobody else reads answers': headers['access-control-allow-origin'] === undefined,
    'the host keeps its version to itself': !/\d/.test(headers.server ?? '') && headers['x-powered-by'] === undefined,
  };
  return Object.keys(rules).filter((rule) => !rules[rule]);
}
