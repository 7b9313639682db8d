import { isAbsolute, resolve } from 'node:path';
import { keepSecret } from '#server/platform/logging/secrets';
import { withAuthority } from '#server/platform/postgres/with-authority';
import { StartError } from '#server/platform/start-error';
import { rejectedInProduction } from './production';
import { type Environment, readVariables, type Values } from './read-variables';
import { unknownNames } from './unknown-names';
import { variablesOf } from './variable';
import { variables } from './variables';

type Said = Values<typeof variables>;

/** All settings of `variables`, and the values derived from them. */
export interface Config extends Omit<Said, 'publicUrl' | 'demoData' | 'withoutPages'> {
  /** The address that people open, without a trailing slash. */
  publicUrl: string;
  /** True if demo people and modules are loaded into an empty database. */
  demoData: boolean;
  /** The folder of the built client; null if a development server serves the pages. */
  clientDir: string | null;
}

const alone =
  'DATABASE_DIRECT_URL and DATABASE_REPLICA_URL lead to the database of DATABASE_URL, which is not set.';

type DatabasesSaid = Pick<Said, 'databaseUrl' | 'databaseDirectUrl' | 'databaseReplicaUrl' | 'databaseCa'>;

const embeddedOnly =
  'DEMO_DATA=on makes accounts of the embedded identity provider, and IDENTITY_ISSUER names another.';

const problemsOf = (environment: Environment, said: Said): string[] => [
  ...unknownNames(environment, variablesOf(variables)),
  ...(said.databaseUrl === null && (said.databaseDirectUrl ?? said.databaseReplicaUrl) !== null
    ? [alone]
    : []),
  ...(said.demoData && said.identity ? [embeddedOnly] : []),
  ...(said.production ? rejectedInProduction(said) : []),
];

const worded = (problems: string[]): string =>
  problems.length === 1
    ? problems[0]!
    : `The configuration has ${problems.length} faults:\n${problems.map((each) => `- ${each}`).join('\n')}`;

/** Returns the database addresses with the certificate authority that they trust. */
function databasesOf({
  databaseUrl,
  databaseDirectUrl,
  databaseReplicaUrl,
  databaseCa: authority,
}: DatabasesSaid) {
  const safe = (url: string | null) =>
    url !== null && authority !== null ? withAuthority(url, authority) : url;
  return {
    databaseUrl: safe(databaseUrl),
    databaseDirectUrl: safe(databaseDirectUrl),
    databaseReplicaUrl: safe(databaseReplicaUrl),
  };
}

/**
 * Reads the configuration from `environment`. Throws a StartError that lists every invalid, missing or unknown
 * variable.
 */
export function readConfig(environment: Environment, root: string): Config {
  const { values, secrets, problems: wrong } = readVariables(variables, environment);
  keepSecret(secrets);
  const problems = [...wrong, ...problemsOf(environment, values)];
  if (problems.length > 0) throw new StartError(worded(problems));
  const { publicUrl, demoData, withoutPages, dataDir, ...said } = values;
  return {
    ...said,
    ...databasesOf(said),
    dataDir: isAbsolute(dataDir) ? dataDir : resolve(root, dataDir),
    publicUrl: publicUrl ?? `http://127.0.0.1:${said.port}`,
    demoData: demoData ?? (said.databaseUrl === null && said.identity === null && !said.production),
    clientDir: withoutPages ? null : resolve(root, 'dist/client'),
  };
}
