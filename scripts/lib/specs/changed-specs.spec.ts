import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';

const sources: Record<string, string> = {
  'server/platform/clock.ts': '',
  'server/platform/clock.spec.ts': "import './clock';",
  'server/features/points/points.ts': "import '#server/platform/clock';",
  'server/features/points/points.spec.ts': "import '#server/testing/api/api';",
  'server/features/rewards/redeem.ts': "import '#server/features/points/points';",
  'server/features/rewards/redeem.spec.ts': "import '#server/testing/api/api';",
  'server/features/menus/menu.ts': '',
  'server/features/menus/menu.spec.ts': "import '#server/testing/api/api';",
  'server/features/menus/menu.real.spec.ts': '',
  'server/testing/api/api.ts': "import '#server/app/http/http';",
  'server/app/http/http.ts':
    "import '#server/features/rewards/redeem'; import '#server/features/menus/menu';",
  'server/app/http/http.spec.ts': "import './http';",
  'client/features/points/points.generated.ts': '',
  'client/features/points/points-page.tsx': "import './points.generated';",
  'client/features/home/home.tsx': "import '#client/features/points/points-page';",
  'client/features/home/home.spec.tsx': "import './home';",
  'client/features/menus/menu.spec.tsx': '',
  'e2e/support/portal/stage.ts': '',
  'e2e/shell.spec.ts': "import './support/portal/stage';",
};

let changes: typeof import('./changed-specs.mjs');
let root: string;

function write(file: string, text: string): void {
  mkdirSync(dirname(join(root, file)), { recursive: true });
  writeFileSync(join(root, file), text);
}

const git = (...args: string[]): Buffer =>
  execFileSync('git', ['-c', 'user.name=Spec', '-c', 'user.email=spec@treadway.example', ...args], {
    cwd: root,
  });

beforeAll(async () => {
  changes = await import('./changed-specs.mjs');
  root = mkdtempSync(join(tmpdir(), 'treadway-changed-'));
  for (const [file, text] of Object.entries(sources)) write(file, text);
  git('init', '--quiet');
  git('add', '.');
  git('commit', '--quiet', '--message', 'Begin');
});
afterAll(() => rmSync(root, { recursive: true }));

describe('the specs affected by a change', () => {
  it('include its feature and features that import it, but not specs of the whole portal', () => {
    expect(changes.findAffectedSpecs(root, ['server/features/points/points.ts'])).toEqual({
      features: ['points', 'rewards'],
      specs: ['server/features/points/points.spec.ts', 'server/features/rewards/redeem.spec.ts'],
    });
    expect(changes.findAffectedSpecs(root, ['server/features/menus/menu.ts']).specs).toEqual([
      'server/features/menus/menu.spec.ts',
    ]);
  });

  it('include all server specs for a migration, because no file imports it', () => {
    const { specs } = changes.findAffectedSpecs(root, ['migrations/1-create-points.ts']);
    expect(specs).toEqual(
      Object.keys(sources)
        .filter((file) => /^server\/.*(?<!\.real)\.spec\.ts$/.test(file))
        .sort(),
    );
  });

  it('include every feature that imports a changed platform file', () => {
    expect(changes.findAffectedSpecs(root, ['server/platform/clock.ts']).specs).toEqual(
      [
        'server/platform/clock.spec.ts',
        'server/features/points/points.spec.ts',
        'server/features/rewards/redeem.spec.ts',
      ].sort(),
    );
  });

  it('include client specs that import the changed file or code generated from it', () => {
    expect(changes.findAffectedSpecs(root, ['client/features/points/points.graphql']).specs).toEqual([
      'client/features/home/home.spec.tsx',
    ]);
  });

  it('include changed specs and specs that import changed helpers', () => {
    expect(changes.findAffectedSpecs(root, ['e2e/support/portal/stage.ts']).specs).toEqual([
      'e2e/shell.spec.ts',
    ]);
    expect(changes.findAffectedSpecs(root, ['server/app/http/http.ts']).specs).toContain(
      'server/app/http/http.spec.ts',
    );
  });
});

describe('the changed files', () => {
  it('are those of the last commit if nothing is uncommitted', () => {
    write('server/features/menus/menu.ts', 'export {};');
    git('commit', '--quiet', '--all', '--message', 'Change menus');
    expect(changes.listChangedFiles(root)).toEqual(['server/features/menus/menu.ts']);
    write('server/features/menus/menu-link.ts', 'export {};');
    expect(changes.listChangedFiles(root)).toEqual(['server/features/menus/menu-link.ts']);
    expect(changes.listChangedFiles(root, 'HEAD~1')).toEqual([
      'server/features/menus/menu.ts',
      'server/features/menus/menu-link.ts',
    ]);
  });

  it('can’t be listed since an unknown commit', () => {
    expect(() => changes.listChangedFiles(root, 'no-such-commit')).toThrow('no-such-commit');
  });
});
