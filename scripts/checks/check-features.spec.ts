import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';

async function problemsOf(files: Record<string, string>): Promise<string[]> {
  for (const [file, text] of Object.entries(files)) {
    mkdirSync(dirname(join(root, file)), { recursive: true });
    writeFileSync(join(root, file), text);
  }
  const { checkFeatures } = await import('./check-features.mjs');
  return checkFeatures(root);
}

const importing = (name: string) => `import { thing } from '${name}';\nexport const other = thing;\n`;

describe('the check of imports between features', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'features-'));
    cpSync(join(__dirname, '../../features.json'), join(root, 'features.json'));
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    [
      'a feature that imports a later one',
      'server/features/points/a.ts',
      '#server/features/training/b',
      'later feature',
    ],
    ['a later feature by a relative path', 'server/features/points/a.ts', '../training/b', 'later feature'],
    [
      'a platform file that imports a feature',
      'server/platform/a.ts',
      '#server/features/audit/b',
      'platform may not',
    ],
    ['a platform file that imports the app', 'server/platform/a.ts', '#server/app/b', 'platform may not'],
    ['a feature that imports the app', 'server/features/audit/a.ts', '#server/app/b', 'features may not'],
    ['product code that imports testing', 'server/app/a.ts', '#server/testing/b', 'only specs'],
    [
      'a server file that imports the client',
      'server/app/a.ts',
      '#client/ui/b',
      'server may not import client',
    ],
    ['a client spec that imports the server', 'client/ui/a.spec.tsx', '#server/platform/b', 'client may not'],
    [
      'a client feature that imports a later one',
      'client/features/menus/a.tsx',
      '#client/features/home/index',
      'later',
    ],
    ["another feature's inner file", 'client/features/home/a.tsx', '#client/features/menus/b', 'index.tsx'],
    ["a feature's inner file in the app", 'client/app/a.tsx', '#client/features/menus/b', 'index.tsx'],
    ['learner code that imports admin', 'client/features/menus/a.tsx', './admin/b', 'admin screens'],
    [
      'a part that imports its page',
      'client/features/menus/parts/a.tsx',
      '../menus-page',
      'its own fragments',
    ],
    ['a ui file that imports a feature', 'client/ui/a.tsx', '#client/features/menus/index', 'ui may not'],
    [
      'a feature without a place in the order',
      'server/features/unheard/a.ts',
      'node:fs',
      'no place in features.json',
    ],
  ])('rejects %s', async (_, file, name, words) => {
    const problems = await problemsOf({ [file]: importing(name) });
    expect(problems).toEqual([expect.stringContaining(words)]);
  });

  it('allows generated operations and public folders of earlier features only', async () => {
    const problems = await problemsOf({
      'client/features/training/a.tsx': importing('#client/features/menus/b.generated'),
      'client/features/menus/a.tsx': importing('#client/features/training/b.generated'),
      'client/features/home/a.tsx': importing('#client/features/training/page/index'),
    });
    expect(problems).toEqual([expect.stringContaining('client/features/menus/a.tsx')]);
  });

  it('rejects admin screens that the admin routes import eagerly', async () => {
    const problems = await problemsOf({
      'client/app/admin-routes.ts': importing('#client/features/menus/admin/b'),
    });
    expect(problems).toEqual([expect.stringContaining('only lazily')]);
  });

  it('rejects circular imports, including type imports', async () => {
    const types = (name: string) => `import type { Other } from '${name}';\nexport type Mine = Other;\n`;
    const problems = await problemsOf({
      'server/features/points/a.ts': types('./b'),
      'server/features/points/b.ts': types('./c'),
      'server/features/points/c.ts': types('#server/features/points/a'),
      'server/features/points/d.ts': types('./a'),
      'client/features/menus/page.tsx': `export const page = () => import('./part');\n`,
      'client/features/menus/part.tsx': importing('./page'),
    });
    const circle = ['a', 'b', 'c'].map((name) => `server/features/points/${name}`).join(', ');
    expect(problems).toEqual([`${circle}: these import each other in a circle`]);
  });

  it('allows imports of earlier features, public files and lazy code', async () => {
    const problems = await problemsOf({
      'server/features/training/a.ts': importing('#server/features/points/b'),
      'server/features/training/a.spec.ts': importing('#server/app/b'),
      'server/app/a.ts': importing('#server/features/rewards/b'),
      'client/platform/fold-search.ts': importing('../../server/platform/text/fold'),
      'client/features/rewards/address/address-rules.ts': importing(
        '../../../../server/features/rewards/address/address-rules',
      ),
      'client/features/home/a.tsx': importing('#client/features/menus/index'),
      'client/features/menus/admin/a.tsx': importing('../b'),
      'client/features/menus/index.tsx': `export const page = () => import('./menus-page');\n`,
      'client/app/router.tsx': `export const page = () => import('#client/features/home/page');\n`,
      'client/app/admin-routes.ts': `export const page = () => import('#client/features/menus/admin/page');\n`,
    });
    expect(problems).toEqual([]);
  });
});
