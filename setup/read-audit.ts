/** What `npm audit` found out. `unanswered`: the registry gave no answer, so nothing is known. */
export type Audit = { is: 'clean' | 'weak' | 'unanswered'; lines: string[] };

type Advisory = { title: string; url: string; severity: string };
type Report = {
  vulnerabilities?: Record<string, { name: string; via: (string | Advisory)[] }>;
  metadata?: { vulnerabilities: Record<string, number> };
  message?: string;
  error?: { code?: string; summary?: string };
};

const SEVERE = ['high', 'critical'];
/** The codes with which npm says that it reached nobody; any other one is a fault of this project. */
const OUT_OF_REACH =
  /^(E(NOTFOUND|CONNREFUSED|CONNRESET|TIMEDOUT|AI_AGAIN|HOSTUNREACH|NETUNREACH|\d{3}|AUDIT)|FETCH_ERROR|ERR_SOCKET_TIMEOUT|CERT_\w+)$/;

/**
 * Reads the JSON that `npm audit --json` writes: with `"auditReportVersion": 2` where the registry has answered, with a
 * message or an error where it has not.
 *
 * @throws When npm could not even ask, for example without a lock file, or when its answer has an unknown form.
 */
export function readAudit(output: string): Audit {
  if (output.trim() === '') return { is: 'unanswered', lines: ['npm was given up on: no answer in time.'] };
  const { vulnerabilities, metadata, message, error }: Report = JSON.parse(output);
  if (vulnerabilities !== undefined && metadata !== undefined) {
    const count = SEVERE.reduce((sum, severity) => sum + (metadata.vulnerabilities[severity] ?? 0), 0);
    if (count === 0) return { is: 'clean', lines: [] };
    const lines = Object.values(vulnerabilities).flatMap(({ name, via }) =>
      via
        .filter((each) => typeof each === 'object')
        .filter(({ severity }) => SEVERE.includes(severity))
        .map(({ severity, title, url }) => `${name} (${severity}): ${title}, ${url}`),
    );
    return { is: 'weak', lines };
  }
  const isOutOfReach = error?.code === undefined ? message !== undefined : OUT_OF_REACH.test(error.code);
  if (isOutOfReach) return { is: 'unanswered', lines: [message ?? error?.summary ?? ''] };
  throw new Error(`npm audit could not ask: ${error?.summary ?? output.slice(0, 300)}`);
}
