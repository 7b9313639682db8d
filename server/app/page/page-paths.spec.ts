import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { root } from '#server/platform/root';
import { hasPage, pagePaths } from './page-paths';

const read = (file: string): string => readFileSync(join(root, 'client', file), 'utf8');
const pathsIn = (text: string): string[] =>
  [...text.matchAll(/<Route\s[^>]*?path="([^"]+)"/g)].map(([, path]) => path!).filter((path) => path !== '*');

/** Returns the paths of the client's route tables, those of sections below each section. */
function clientPaths(): string[] {
  const sectionText = read('features/content/section/section-routes.tsx');
  const inSection = [
    '',
    ...pathsIn(sectionText),
    ...[...sectionText.matchAll(/^ {2}\['([^']+)', '/gm)].map(([, path]) => path!),
  ];
  const top = pathsIn(read('app/routes.tsx')).flatMap((path) =>
    path.endsWith('/*') && path !== '/admin/*'
      ? inSection.map((below) => `${path.slice(0, -2)}${below && `/${below}`}`)
      : [path.replace('/admin/*', '/admin')],
  );
  // The tabs of a module are nested routes.
  const [before, nested, after] = read('app/admin-routes.tsx').split(
    /(?<=path="modules\/:id" element=\{<ModuleLayout)([^]*?)<\/Route>/,
  );
  const admin = [...pathsIn(`${before} />`), ...pathsIn(after!)].map((path) => `/admin/${path}`);
  const tabs = pathsIn(nested!).map((path) => `/admin/modules/:id/${path}`);
  return ['/', ...top, ...admin, ...tabs];
}

describe('paths of pages', () => {
  it('equal the routes of the client', () => {
    expect([...new Set(pagePaths)].sort()).toEqual([...new Set(clientPaths())].sort());
  });

  it.each([
    ['/training/', true],
    ['/Training', true],
    ['/certificates', true],
    ['/certificates/7Q4M', true],
    ['/admin/menus/footer', true],
    ['/results/admin', true],
    ['/certificates/7Q4M/x', false],
    ['/training/modules', false],
    ['/admin/modules/1/nothing', false],
    ['/administrator', true],
    ['/x', false],
  ])('include %s: %s', (path, expected) => {
    expect(hasPage(path)).toBe(expected);
  });
});
