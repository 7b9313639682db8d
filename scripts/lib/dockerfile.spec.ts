import { mkdtempSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, describe, expect, it } from '@jest/globals';
import { carryOut, contextFilter, instructionsOf } from '#scripts/lib/dockerfile.mjs';
import { root } from '#server/platform/root';

const folder = mkdtempSync(join(tmpdir(), 'treadway-dockerfile-'));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const read = (name: string): string => readFileSync(join(root, name), 'utf8');

describe('the Docker build context', () => {
  const taken = contextFilter(read('.dockerignore'));

  it.each([
    ['package.json', true],
    ['.node-version', true],
    ['server/app/main.ts', true],
    ['client/locales/portal/en.json', true],
    ['server/app/config/config.spec.ts', false],
    ['server/testing/api/api.ts', false],
    ['.env', false],
    ['.data/identity-keys.json', false],
    ['.git/config', false],
    ['node_modules/pg/package.json', false],
  ])('includes or excludes %s: %s', (path, expected) => expect(taken(path)).toBe(expected));
});

describe('the Dockerfile', () => {
  const steps = instructionsOf(read('Dockerfile'));
  const last = steps.slice(steps.findLastIndex(({ name }) => name === 'FROM'));

  it('uses the Node of .node-version in every stage', () => {
    const version = read('.node-version').trim();
    const images = steps.filter(({ name }) => name === 'FROM').map(({ rest }) => rest.split(' ')[0]);
    expect(images).toEqual(images.map(() => `node:${version}-bookworm-slim`));
  });

  it('ends with a user other than root, and runs nothing in the last stage', () => {
    expect(last.filter(({ name }) => name === 'RUN')).toEqual([]);
    expect(last.find(({ name }) => name === 'USER')?.rest).toBe('node');
  });
});

describe('the run of a Dockerfile without Docker', () => {
  const files = {
    Dockerfile:
      'FROM one AS build\nWORKDIR /first\n# a note\nCOPY . .\nRUN mkdir made && \\\n  cat in.txt > made/out.txt\n' +
      'FROM two\nWORKDIR /end\nENV KEY=value\nCOPY --from=build --chown=a:b /first/made /data\n' +
      'COPY --from=build /first/in.txt ./\nUSER node\nEXPOSE 80\nCMD ["run", "it"]\n',
    '.dockerignore': 'left-out\n',
    'in.txt': 'content',
    'left-out/x.txt': 'x',
  };

  it('executes each step in the folder of its stage', () => {
    for (const [name, content] of Object.entries(files)) {
      mkdirSync(dirname(join(folder, name)), { recursive: true });
      writeFileSync(join(folder, name), content);
    }
    const image = carryOut(folder, join(folder, 'built'), () => undefined);
    expect(image).toMatchObject({
      workdir: '/end',
      env: { KEY: 'value' },
      user: 'node',
      command: ['run', 'it'],
    });
    expect(readFileSync(join(image.folder, 'data/out.txt'), 'utf8')).toBe('content');
    expect(readFileSync(join(image.folder, 'end/in.txt'), 'utf8')).toBe('content');
    expect(() => readFileSync(join(folder, 'built/context/left-out/x.txt'))).toThrow('ENOENT');
  });

  it('stops at a failing step', () => {
    writeFileSync(join(folder, 'Dockerfile'), 'FROM one\nRUN false\n');
    expect(() => carryOut(folder, join(folder, 'failed'), () => undefined)).toThrow(
      'RUN false: ended with 1.',
    );
  });
});
