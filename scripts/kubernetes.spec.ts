import { readFileSync, readdirSync } from 'node:fs';
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

/** What TypeScript finds wrong with manifests by the types that are made from Kubernetes' published schemas. */
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

describe('the manifests for Kubernetes', () => {
  it('say nothing that the published schemas do not know', () => {
    expect(faultsOf(manifests)).toEqual([]);
    const wrong = structuredClone(manifests[0]!);
    Object.assign(wrong.manifest, { specs: {} });
    expect(faultsOf([wrong])).toEqual([expect.stringContaining('"specs"')]);
  });

  it.each(
    manifests.map(
      ({ file, manifest }) => [`${manifest.kind} ${manifest.metadata.name}`, file, manifest] as const,
    ),
  )('%s of %s has the values that the published schema asks for', async (_name, _file, manifest) => {
    const module = join(root, 'node_modules/kubernetes-models', manifest.apiVersion, 'index.js');
    const models = (await import(pathToFileURL(module).href)) as Record<
      string,
      new (data: Manifest) => { validate(): void }
    >;
    expect(() => new models[manifest.kind]!(manifest).validate()).not.toThrow();
  });

  it('are all applied: by the one command, or before it', () => {
    const { resources } = parse(read('kustomization.yaml')) as { resources: string[] };
    const before = (parse(read('migrate/kustomization.yaml')) as { resources: string[] }).resources;
    expect([...resources, ...before.map((name) => `migrate/${name}`)].toSorted()).toEqual(files);
  });

  it('choose the servers by the labels that these have', () => {
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

  it('say what a server reads: where it listens, whom it believes, and its address', () => {
    const lines = read('portal.env')
      .split('\n')
      .filter((line) => line !== '');
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
});
