import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { parse } from 'yaml';
import { readConfig } from '#server/app/config/config';
import { variables } from '#server/app/config/variables';
import { variablesOf } from '#server/app/config/variable';
import { root } from '#server/platform/root';
import { makeCertificates } from '#server/testing/processes/certificates';
import { proxiedNames, writeTlsProxy } from '#server/testing/processes/tls-proxy';

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const hasProgram = (name: string, version: string): boolean => spawnSync(name, [version]).status === 0;

/** Returns the variables of a file as systemd reads it. */
const variablesIn = (name: string): Record<string, string> =>
  Object.fromEntries(
    read(name)
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'))
      .map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
  );

const portal = variablesIn('ops/systemd/portal.env');
const keycloak = variablesIn('ops/systemd/keycloak.env');
const units = readdirSync(join(root, 'ops/systemd')).filter((name) => !name.endsWith('.env'));
const known = new Set(
  variablesOf(variables).flatMap(({ name, secret }) => (secret ? [name, `${name}_FILE`] : [name])),
);
// Node.js itself reads this variable.
known.add('NODE_EXTRA_CA_CERTS');
const guide = read('docs/operations.md');
const realm = read('keycloak-realm.json');

describe('the guide to production', () => {
  it('names only variables that the portal, Keycloak, its realm or the compose file reads', () => {
    const compose = read('docker-compose.yml');
    const named = [guide, read('docs/containers.md')].flatMap((text) =>
      [...text.matchAll(/`([A-Z][A-Z\d]*_[A-Z\d_]+)\b/g)].map(([, name]) => name!),
    );
    expect(named.length).toBeGreaterThan(20);
    const isRead = (name: string): boolean =>
      known.has(name) || name in keycloak || compose.includes(`\${${name}:?`);
    expect(named.filter((name) => !isRead(name))).toEqual([]);
  });

  it('includes a configuration that production accepts once it has secrets', () => {
    expect(readConfig(portal, root)).toMatchObject({
      production: true,
      publicUrl: `https://${proxiedNames[0]}`,
      behindProxy: true,
      identity: { issuer: `https://${proxiedNames[1]}/realms/treadway` },
      s3: { endpoint: `https://${proxiedNames[2]}` },
    });
    const commented = [...read('ops/systemd/portal.env').matchAll(/^# ([A-Z\d_]+)=/gm)].map(
      ([, name]) => name!,
    );
    expect(commented).toContain('NODE_EXTRA_CA_CERTS');
    expect(commented.filter((name) => !known.has(name))).toEqual([]);
  });

  it('sets everything for Keycloak’s start and the import of the realm', () => {
    const { services } = parse(read('docker-compose.yml')) as {
      services: { keycloak: { environment: Record<string, string> } };
    };
    const started = Object.keys(services.keycloak.environment);
    const imported = [...realm.matchAll(/\$\{(TREADWAY_\w+)\}/g)].map(([, name]) => name!);
    for (const name of [...started, ...imported]) expect(Object.keys(keycloak)).toContain(name);
    const unread = Object.keys(keycloak).filter(
      (name) => !name.startsWith('KC_') && !realm.includes(`\${${name}`),
    );
    expect(unread).toEqual([]);
    expect(keycloak).toMatchObject({
      KC_HOSTNAME: `https://${proxiedNames[1]}`,
      KC_HTTP_ENABLED: 'true',
      KC_PROXY_HEADERS: 'xforwarded',
      TREADWAY_PUBLIC_URL: portal['PUBLIC_URL'],
    });
  });

  it('contains no secret', () => {
    const secrets = Object.entries({ ...portal, ...keycloak }).filter(([name]) =>
      /PASSWORD|SECRET|_KEY$/.test(name),
    );
    expect(secrets.length).toBeGreaterThan(5);
    for (const secret of secrets) expect(secret).toEqual([secret[0], 'change-me']);
  });

  it('starts servers at the ports of the proxy, and keeps 14 daily backups', () => {
    const proxy = read('ops/proxy/tls.cfg');
    const ports = [...proxy.matchAll(/server portal-\d 127\.0\.0\.1:(\d+)/g)].map(([, port]) => port);
    expect(guide).toContain(`systemctl enable --now ${ports.map((port) => `treadway@${port}`).join(' ')}`);
    expect(proxy).toContain(`server keycloak 127.0.0.1:${keycloak['KC_HTTP_PORT']}`);
    expect(read('ops/systemd/treadway-backup.service')).toMatch(/back-up\.js \S+ --keep 14$/m);
    expect(read('ops/systemd/treadway-backup.timer')).toMatch(/^OnCalendar=\*-\*-\* \d\d:\d\d$/m);
  });

  it('runs only programs that the build creates, with known variables', () => {
    const programs = [guide, read('docs/containers.md'), ...units.map((unit) => read(`ops/systemd/${unit}`))]
      .flatMap((text) => [...text.matchAll(/dist\/server\/app\/([\w/-]+)\.js/g)])
      .map(([, name]) => name!);
    const run = [...guide.matchAll(/^portal ([\w-]+)/gm)].map(([, name]) => name!);
    expect(run).toEqual(['migrate', 'name-administrator']);
    for (const name of [...programs, ...run.map((command) => `commands/${command}`)])
      expect([name, existsSync(join(root, `server/app/${name}.ts`))]).toEqual([name, true]);
    const set = units
      .flatMap((unit) => [...read(`ops/systemd/${unit}`).matchAll(/^Environment=(.*)$/gm)])
      .flatMap(([, all]) => all!.split(' ').map((each) => each.split('=')[0]!));
    expect(set.filter((name) => !known.has(name))).toEqual([]);
    // A variable in the file would override the unit's.
    expect(set.filter((name) => name in portal)).toEqual([]);
  });

  it('has units that systemd accepts, if it is installed', () => {
    if (!hasProgram('systemd-analyze', '--version')) return;
    const folder = mkdtempSync(join(tmpdir(), 'treadway-units-'));
    const paths = units.map((unit) => {
      const path = join(folder, unit.replace('@', '@4001'));
      const text = read(`ops/systemd/${unit}`).replaceAll('/opt/treadway', root);
      writeFileSync(path, text.replaceAll('/opt/keycloak/bin/kc.sh', '/bin/sh'));
      return path;
    });
    const { status, stderr } = spawnSync('systemd-analyze', ['verify', '--man=no', ...paths], {
      encoding: 'utf8',
    });
    rmSync(folder, { recursive: true });
    expect(stderr.split('\n').filter((line) => line.includes(folder))).toEqual([]);
    expect(status).toBe(0);
  });

  it('has proxies that HAProxy accepts, if it is installed', () => {
    if (!hasProgram('haproxy', '-v')) return;
    const file = writeTlsProxy(makeCertificates(proxiedNames));
    const { status, stdout, stderr } = spawnSync('haproxy', ['-c', '-f', file], { encoding: 'utf8' });
    rmSync(dirname(file), { recursive: true });
    expect(`${stdout}${stderr}`).not.toMatch(/ALERT|WARNING/);
    expect(status).toBe(0);
  });
});
