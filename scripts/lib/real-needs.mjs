import { spawnSync } from 'node:child_process';
import { existsSync, readdirSync } from 'node:fs';
import { homedir } from 'node:os';
import { join, resolve } from 'node:path';
import { root } from './run.mjs';

const tools = process.env.TOOLS_DIR || join(homedir(), '.cache', 'treadway');
const version = '26.7.3';

/** The folder with the files of others. */
export const shared = resolve(root, process.env.SHARED_DIR || '../shared');

/** What a program says of its version; nothing where there is none. */
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

/** A folder with Keycloak: the one that is named, that of the repository, or one that earlier runs have kept. */
export function keycloakFolder() {
  const kept = existsSync(tools)
    ? readdirSync(tools).filter((name) => name.startsWith(`keycloak-${version}`))
    : [];
  const folders = process.env.KEYCLOAK_HOME
    ? [process.env.KEYCLOAK_HOME]
    : [join(root, '.cache', `keycloak-${version}`), ...kept.map((name) => join(tools, name))];
  return folders.find((folder) => existsSync(join(folder, 'bin', 'kc.sh')));
}

const needs = [
  [
    `question files of others in ${shared}/data/questions (another folder by SHARED_DIR)`,
    () => existsSync(join(shared, 'data', 'questions')),
  ],
  [`Keycloak ${version}, unpacked in the folder KEYCLOAK_HOME`, keycloakFolder],
  ['Java 17 or later', () => Number(/version "(\d+)/.exec(said('java', '-version'))?.[1]) >= 17],
  [
    `the S3 server ${join(tools, 'minio')}, or Go to build it`,
    () => existsSync(join(tools, 'minio')) || said('go', 'version'),
  ],
  [`pgbouncer 1.21 or later at ${join(tools, 'pgbouncer')} or in PATH`, hasPooler],
  ['openssl', () => said('openssl', 'version')],
];

/** What the specs on real servers need and is not here. */
export const missingNeeds = () => needs.filter(([, isHere]) => !isHere()).map(([what]) => what);
