import { readFileSync, readdirSync } from 'node:fs';
import { join, sep } from 'node:path';
import { beforeAll, describe, expect, it } from '@jest/globals';

const root = join(__dirname, '../../..');
const { server, clientOnTop } = JSON.parse(readFileSync(join(root, 'features.json'), 'utf8'));
const features: string[] = [...server, ...clientOnTop];

let specs: typeof import('./spec-choice.mjs');
let files: string[];
beforeAll(async () => {
  specs = await import('./spec-choice.mjs');
  files = ['server', 'client', 'scripts', 'e2e']
    .flatMap((folder) =>
      readdirSync(join(root, folder), { recursive: true }).map((name) => join(folder, String(name))),
    )
    .map((file) => file.split(sep).join('/'))
    .filter((file) => /\.spec\.tsx?$/.test(file));
});

/** Returns the spec files that the words select, in any project. */
function selected(...words: string[]): string[] {
  const { patterns } = specs.chooseSpecs(words, features) ?? { patterns: ['(?!)'] };
  return files.filter((file) => patterns.some((pattern) => new RegExp(pattern, 'i').test(file)));
}

const projectsOf = (...words: string[]) => specs.chooseSpecs(words, features)?.projects;

describe('the selection of specs', () => {
  it.each(['server', 'client', 'e2e', 'real', 'full'])('accepts a project: %s', (project) => {
    expect(specs.chooseSpecs([project], features)).toEqual({
      projects: [project],
      patterns: [],
      options: [],
    });
  });

  it('accepts a feature, on both sides or on one', () => {
    expect(projectsOf('training')).toEqual(['server', 'client']);
    expect(projectsOf('server', 'training')).toEqual(['server']);
    expect(selected('training')).toContain('client/features/training/list/module-list-page.spec.tsx');
    expect(selected('training')).toContain('server/features/training/module/modules.spec.ts');
    expect(selected('training').filter((file) => !file.includes('/features/training/'))).toEqual([]);
  });

  it('accepts words of a path, in a project without features', () => {
    expect(projectsOf('e2e', 'uploads')).toEqual(['e2e']);
    expect(selected('e2e', 'uploads')).toContain('e2e/uploads/upload-service.spec.ts');
    expect(selected('server', 'check-features')).toEqual(['scripts/checks/check-features.spec.ts']);
  });

  it.each([
    ['e2e/sign-in.spec.ts', 'e2e'],
    ['./client/ui/fields/fields.spec.tsx', 'client'],
    ['scripts/checks/check-features.spec.ts', 'server'],
    ['server/features/points/points.spec.ts', 'server'],
    ['server/features/storage/s3/s3-portal.real.spec.ts', 'real'],
    ['scripts/commands/bench.full.spec.ts', 'full'],
  ])('accepts a file: %s', (file, project) => {
    expect(projectsOf(file)).toEqual([project]);
    expect(selected(file)).toEqual([file.replace('./', '')]);
  });

  it('accepts a project and folder', () => {
    expect(projectsOf('full', 'scripts/commands')).toEqual(['full']);
  });

  it('runs the projects of all given files', () => {
    expect(projectsOf('e2e/sign-in.spec.ts', 'client/ui/fields/fields.spec.tsx')).toEqual(['e2e', 'client']);
  });

  it('accepts changes since a commit, by default uncommitted ones', () => {
    expect(specs.chooseSpecs(['changed'], features)?.changed).toEqual({ since: undefined });
    const choice = specs.chooseSpecs(['changed', 'HEAD~3', '--bail'], features);
    expect(choice).toMatchObject({ changed: { since: 'HEAD~3' }, options: ['--bail'] });
    expect(specs.chooseSpecs(['changed', 'HEAD~3', 'HEAD'], features)).toBeUndefined();
  });

  it('passes other options to Jest', () => {
    const choice = specs.chooseSpecs(['server', 'points', '-t', 'the balance', '--bail'], features);
    expect(choice?.options).toEqual(['-t', 'the balance', '--bail']);
    expect(choice?.patterns).toHaveLength(1);
  });

  it.each([[[]], [['sign-in']], [['modules', 'unheard-of']], [['--bail']]])(
    'rejects ambiguous words: %j',
    (words) => {
      expect(specs.chooseSpecs(words, features)).toBeUndefined();
    },
  );
});
