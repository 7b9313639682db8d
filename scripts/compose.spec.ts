import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import Ajv from 'ajv';
import { parse } from 'yaml';
import { variables } from '#server/app/config/variables';
import { variablesOf } from '#server/app/config/variable';
import { root } from '#server/platform/root';

interface Service {
  image: string;
  build?: string;
  network_mode?: string;
  read_only?: boolean;
  restart?: string;
  environment?: Record<string, string>;
  depends_on?: Record<string, { condition: string }>;
  volumes?: string[];
  ports?: string[];
  healthcheck?: { test: string[] };
}

const read = (name: string): string => readFileSync(join(root, name), 'utf8');
const text = read('docker-compose.yml');
const compose = parse(text, { merge: true }) as {
  services: Record<string, Service>;
  volumes: Record<string, unknown>;
};
const services = Object.values(compose.services);
const published = join(dirname(require.resolve('dclint/package.json')), 'schemas/compose.schema.json');

describe('docker-compose.yml', () => {
  it('matches the published schema of Compose files', () => {
    const { $schema: _, ...schema } = JSON.parse(readFileSync(published, 'utf8')) as Record<string, unknown>;
    const validate = new Ajv({ allErrors: true, strict: false, validateFormats: false }).compile(schema);
    expect(validate(compose) ? [] : validate.errors).toEqual([]);
    expect(validate({ ...compose, services: { ...compose.services, wrong: { imag: 'x' } } })).toBe(false);
  });

  it('depends only on healthy services, and stores data only in declared volumes', () => {
    for (const { depends_on: needs = {}, volumes = [] } of services) {
      for (const [name, { condition }] of Object.entries(needs)) {
        const healthy = compose.services[name]?.healthcheck !== undefined;
        expect([name, condition]).toEqual([name, healthy ? 'service_healthy' : 'service_started']);
      }
      const [files, named] = [true, false].map((isFile) =>
        volumes.map((volume) => volume.split(':')[0]!).filter((name) => name.startsWith('.') === isFile),
      );
      for (const name of named!) expect(compose.volumes).toHaveProperty(name);
      for (const file of files!) expect([file, existsSync(join(root, file))]).toEqual([file, true]);
    }
  });

  it('has a health check for everything except the proxy, and restarts every service', () => {
    const unasked = Object.entries(compose.services).filter(([, { healthcheck }]) => !healthcheck);
    expect(unasked.map(([name]) => name)).toEqual(['proxy']);
    expect(services.map(({ restart }) => restart)).toEqual(services.map(() => 'unless-stopped'));
  });

  it('has two servers with one image behind the proxy, which can only write to their data', () => {
    const servers = Object.entries(compose.services).filter(([, { build }]) => build !== undefined);
    expect(servers.map(([name]) => name)).toEqual(['portal-1', 'portal-2']);
    const proxy = read('ops/proxy/haproxy.cfg');
    for (const [name, { network_mode: network, read_only: readOnly, environment }] of servers) {
      expect([network, readOnly, environment?.['BEHIND_PROXY']]).toEqual(['service:proxy', true, 'on']);
      expect(proxy).toContain(`server ${name} 127.0.0.1:${environment?.['PORT']}\n`);
    }
  });

  it('sets only variables that the portal knows', () => {
    const known = new Set(variablesOf(variables).map(({ name }) => name));
    const said = Object.keys(compose.services['portal-1']?.environment ?? {});
    expect(said.filter((name) => !known.has(name))).toEqual([]);
  });

  it('is reachable from this machine only, and contains no secret', () => {
    const ports = services.flatMap(({ ports: some = [] }) => some);
    expect(ports.filter((port) => !/^127\.0\.0\.1:\d+:\d+$/.test(port))).toEqual([]);
    const values = services.flatMap(({ environment = {} }) => Object.entries(environment));
    const secrets = values.filter(([name]) => /PASSWORD|SECRET|_KEY$/.test(name)).map(([, value]) => value);
    expect(secrets.length).toBeGreaterThan(5);
    expect(secrets.filter((value) => !/^\$\{\w+:\?[^}]+\}$/.test(value))).toEqual([]);
  });
});
