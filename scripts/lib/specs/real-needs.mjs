import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from '../run.mjs';

const tools = process.env.TOOLS_DIR || join(homedir(), '.cache', 'treadway');
const version = '26.7.3';

/** The folder with third-party files. */
export const shared = resolve(root, process.env.SHARED_DIR || '../shared');

/** Returns the version output of a program; empty if it isn't installed. */
function said(program, ...args) {
  const { status, stdout, stderr } = spawnSync(program, args, { encoding: 'utf8' });
  return status === 0 ? `${stdout}${stderr}` : '';
}

function hasPooler() {
  const built = join(tools, 'pgbouncer');
  const [, minor] =
    /PgBouncer 1\.(\d+)/.exec(said(existsSync(built) ? built : 'pgbouncer', '--version')) ?? [];
  return Number(minor) >= 21;
}

/** Returns a folder with Keycloak: the configured one, that of the repository, or one from an earlier run. */
export function keycloakFolder() {
  const kept = existsSync(tools)
    ? readdirSync(tools).filter((name) => name.startsWith(`keycloak-${version}`))
    : [];
  const folders = process.env.KEYCLOAK_HOME
    ? [process.env.KEYCLOAK_HOME]
    : [join(root, '.cache', `keycloak-${version}`), ...kept.map((name) => join(tools, name))];
  return folders.find((folder) => existsSync(join(folder, 'bin', 'kc.sh')));
}

/**
 * Requirements of the specs on real servers: a description, and a function that checks whether the requirement is met.
 */
const needs = {
  questions: [
    `question files of others in ${shared}/data/questions (another folder by SHARED_DIR)`,
    () => existsSync(join(shared, 'data', 'questions')),
  ],
  keycloak: [`Keycloak ${version}, unpacked in the folder KEYCLOAK_HOME`, keycloakFolder],
  java: ['Java 17 or later', () => Number(/version "(\d+)/.exec(said('java', '-version'))?.[1]) >= 17],
  s3: [
    `the S3 server ${join(tools, 'minio')}, or Go to build it`,
    () => existsSync(join(tools, 'minio')) || said('go', 'version'),
  ],
  pooler: [`pgbouncer 1.21 or later at ${join(tools, 'pgbouncer')} or in PATH`, hasPooler],
  haproxy: ['HAProxy 2.6 or later', () => /version (\d+)\.(\d+)/.test(said('haproxy', '-v'))],
  openssl: ['openssl', () => said('openssl', 'version')],
};

/** The specs on real servers, by the start of their path, with the names of their requirements. */
export const realSpecs = [
  { files: 'server/features/authoring/import/gift/', needs: ['questions'] },
  { files: 'server/features/storage/s3/', needs: ['s3'] },
  { files: 'server/features/uploads/encoding/', needs: ['s3'] },
  { files: 'server/platform/database/pooler', needs: ['pooler'] },
  { files: 'server/app/tls.', needs: ['s3', 'openssl'] },
  { files: 'server/app/tls-proxy', needs: ['haproxy', 'openssl'] },
  { files: 'e2e/backup/', needs: ['s3'] },
  { files: 'e2e/servers/', needs: ['s3'] },
  { files: 'e2e/identity/', needs: ['keycloak', 'java'] },
];

const isMissing = (name) => !needs[name][1]();

/** Returns descriptions of the requirements that this machine doesn't meet. */
export const missingNeeds = () =>
  Object.keys(needs)
    .filter(isMissing)
    .map((name) => needs[name][0]);

/**
 * Returns the start of the paths of the specs on real servers that can run on this machine, and the others with the
 * reason.
 */
export function availableRealSpecs() {
  const missing = Object.keys(needs).filter(isMissing);
  const lacks = (spec) => spec.needs.filter((name) => missing.includes(name)).map((name) => needs[name][0]);
  return {
    available: realSpecs.filter((spec) => lacks(spec).length === 0).map(({ files }) => files),
    skipped: realSpecs
      .map((spec) => ({ name: `specs on real servers in ${spec.files}`, reason: lacks(spec).join('; ') }))
      .filter(({ reason }) => reason !== ''),
  };
}
