import { existsSync, readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { describe, expect, it } from '@jest/globals';
import ts from 'typescript';
import { parse, parseAllDocuments } from 'yaml';
import { readConfig } from '#server/app/config/config';
import { root } from '#server/platform/root';

interface Manifest {
  apiVersion: string;
  kind: string;
  metadata: { name: string };
  spec?: Record<string, unknown>;
}

const folder = join(root, 'ops/kubernetes');
const read = (name: string): string => readFileSync(join(folder, name), 'utf8');
const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
  .filter((name) => name.endsWith('.yaml') && !name.endsWith('kustomization.yaml'))
  .sort();
const manifests = files.flatMap((file) =>
  parseAllDocuments(read(file)).map((document) => ({ file, manifest: document.toJS() as Manifest })),
);
const only = <Spec>(kind: string): Spec =>
  manifests.find(({ manifest }) => manifest.kind === kind)!.manifest.spec as Spec;

interface Container {
  image: string;
  command?: string[];
  env?: { name: string; valueFrom: { secretKeyRef: { key: string; optional?: boolean } } }[];
  envFrom?: object[];
  volumeMounts: { name: string; mountPath: string }[];
}

interface Pod {
  metadata: { labels: Record<string, string> };
  spec: { containers: [Container]; volumes: { name: string }[] };
}

const { template: server } = only<{ template: Pod }>('Deployment');
const { template: migration } = only<{ template: Pod }>('Job');
const { schedule, jobTemplate } = only<{ schedule: string; jobTemplate: { spec: { template: Pod } } }>(
  'CronJob',
);
const { template: backup } = jobTemplate.spec;

interface Policy {
  podSelector: { matchLabels?: object; matchExpressions?: { values: string[] }[] };
  ingress?: { from: object[]; ports: { port: string | number }[] }[];
  egress?: { to?: object[]; ports: { port: string | number }[] }[];
}
const policy = (name: string): Policy =>
  manifests.find(({ manifest }) => manifest.kind === 'NetworkPolicy' && manifest.metadata.name === name)!
    .manifest.spec as unknown as Policy;
const monitoring = { matchLabels: { 'kubernetes.io/metadata.name': 'monitoring' } };

/** Returns the errors of TypeScript in manifests, with types generated from Kubernetes' published schemas. */
function faultsOf(all: { file: string; manifest: Manifest }[]): string[] {
  const name = join(root, 'scripts', 'manifests-of-kubernetes.ts');
  const lines = all.map(
    ({ manifest }, index) =>
      `export const m${index}: import('kubernetes-models/${manifest.apiVersion}').I${manifest.kind} = ${JSON.stringify(manifest)};`,
  );
  const options: ts.CompilerOptions = {
    strict: true,
    noEmit: true,
    skipLibCheck: true,
    types: [],
    target: ts.ScriptTarget.ESNext,
    module: ts.ModuleKind.ESNext,
    moduleResolution: ts.ModuleResolutionKind.Bundler,
  };
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists } = host;
  host.fileExists = (path) => path === name || fileExists(path);
  host.getSourceFile = (path, version) =>
    path === name
      ? ts.createSourceFile(path, lines.join('\n'), version)
      : getSourceFile.call(host, path, version);
  return ts
    .getPreEmitDiagnostics(ts.createProgram([name], options, host))
    .map(({ file, start, messageText }) => {
      const line = file && start !== undefined ? file.getLineAndCharacterOfPosition(start).line : -1;
      return `${all[line]?.file}: ${ts.flattenDiagnosticMessageText(messageText, '\n')}`;
    });
}

describe('the Kubernetes manifests', () => {
  it('contain only fields of the published schemas', () => {
    expect(faultsOf(manifests)).toEqual([]);
    const wrong = structuredClone(manifests[0]!);
    Object.assign(wrong.manifest, { specs: {} });
    expect(faultsOf([wrong])).toEqual([expect.stringContaining('"specs"')]);
  });

  it.each(
    manifests.map(
      ({ file, manifest }) => [`${manifest.kind} ${manifest.metadata.name}`, file, manifest] as const,
    ),
  )('have valid values in %s of %s', async (_name, _file, manifest) => {
    const module = join(root, 'node_modules/kubernetes-models', manifest.apiVersion, 'index.js');
    const models = (await import(pathToFileURL(module).href)) as Record<
      string,
      new (data: Manifest) => { validate(): void }
    >;
    expect(() => new models[manifest.kind]!(manifest).validate()).not.toThrow();
  });

  it('are all applied by the documented command, or before it', () => {
    const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };
    const before = (parse(read('migrate/kustomization.yaml')) as { resources: string[] }).resources;
    expect([...resources, ...before.map((name) => `migrate/${name}`)].toSorted()).toEqual(files);
  });

  it('select the servers by their labels', () => {
    const { selector, template } = only<{
      selector: { matchLabels: object };
      template: { metadata: { labels: object } };
    }>('Deployment');
    const { labels } = template.metadata;
    expect(selector.matchLabels).toEqual(labels);
    expect(only<{ selector: object }>('Service').selector).toEqual(labels);
    expect(only<{ selector: object }>('PodDisruptionBudget').selector).toEqual({ matchLabels: labels });
    expect(only<{ scaleTargetRef: object }>('HorizontalPodAutoscaler').scaleTargetRef).toEqual({
      apiVersion: 'apps/v1',
      kind: 'Deployment',
      name: 'portal',
    });
  });

  it('set the server’s port, trusted proxies and address', () => {
    const lines = read('portal.env')
      .split('\n')
      .filter((line) => line !== '' && !line.startsWith('#'));
    const said = Object.fromEntries(
      lines.map((line) => [line.slice(0, line.indexOf('=')), line.slice(line.indexOf('=') + 1)]),
    );
    const secrets = { DATABASE_URL: 'postgres://portal@database/portal', SMTP_URL: 'smtps://mail.example' };
    const keys = { S3_ACCESS_KEY: 'key', S3_SECRET_KEY: 'secret', IDENTITY_CLIENT_SECRET: 'secret' };
    const config = readConfig({ ...said, ...secrets, ...keys }, '/portal');
    expect(config).toMatchObject({
      host: '0.0.0.0',
      behindProxy: true,
      publicUrl: 'https://portal.example',
      identity: { issuer: 'https://id.portal.example/realms/treadway' },
    });
  });

  it('let Prometheus read metrics of the servers, and let the servers send spans', () => {
    for (const name of ['metrics', 'spans'])
      expect(policy(name).podSelector).toEqual({ matchLabels: server.metadata.labels });
    expect(policy('metrics').ingress).toEqual([
      {
        from: [
          {
            namespaceSelector: monitoring,
            podSelector: { matchLabels: { 'app.kubernetes.io/name': 'prometheus' } },
          },
        ],
        ports: [{ port: 'http' }],
      },
    ]);
    expect(policy('spans').egress).toEqual([
      { to: [{ namespaceSelector: monitoring }], ports: [{ port: 4317 }, { port: 4318 }] },
    ]);
  });

  it('let all pods reach the database', () => {
    const names = [server, migration, backup].map(
      ({ metadata }) => metadata.labels['app.kubernetes.io/name'],
    );
    expect(policy('services').podSelector.matchExpressions![0]!.values).toEqual(names);
  });

  it('give the migration the database, its address without a pooler and its authority', () => {
    const env = migration.spec.containers[0].env!;
    expect(
      env.map(({ name, valueFrom: { secretKeyRef } }) => [
        name,
        secretKeyRef.key,
        secretKeyRef.optional ?? false,
      ]),
    ).toEqual([
      ['DATABASE_URL', 'DATABASE_URL', false],
      ['DATABASE_DIRECT_URL', 'DATABASE_DIRECT_URL', true],
      ['DATABASE_CA', 'DATABASE_CA', true],
    ]);
  });

  it('back up daily with the servers’ configuration to a persistent volume', () => {
    const [{ command, envFrom, volumeMounts }] = backup.spec.containers;
    expect(schedule).toMatch(/^\d+ \d+ \* \* \*$/);
    expect(command).toEqual(['node', 'dist/server/app/commands/back-up.js', '/backups', '--keep', '14']);
    expect(existsSync(join(root, 'server/app/commands/back-up.ts'))).toBe(true);
    expect(envFrom).toEqual(server.spec.containers[0].envFrom);
    expect(volumeMounts).toContainEqual({ name: 'backups', mountPath: '/backups' });
    expect(backup.spec.volumes).toContainEqual({
      name: 'backups',
      persistentVolumeClaim: { claimName: 'backups' },
    });
  });

  it('mount certificate authorities in every pod at the same path', () => {
    for (const { spec } of [server, migration, backup]) {
      expect(spec.containers[0].volumeMounts).toContainEqual({
        name: 'authorities',
        mountPath: '/etc/treadway/authorities',
        readOnly: true,
      });
      expect(spec.volumes).toContainEqual({
        name: 'authorities',
        secret: { secretName: 'treadway-authorities', optional: true },
      });
    }
  });
});
