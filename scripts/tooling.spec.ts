import { globSync, readFileSync } from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { questionTypes } from '#server/features/authoring/question-types/question-types';
import { devDependencies, engines } from '../package.json';

const read = (file: string): string => readFileSync(join(__dirname, '..', file), 'utf8');
/** Returns the settings of one section of an .editorconfig. */
function section(text: string, name: string): Record<string, string> {
  const lines = text.split(`[${name}]\n`)[1]?.split('\n[')[0]?.split('\n') ?? [];
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(' = ')));
}

/** Folders that may have more than 20 code files, each with the reason. */
const largeFolders: Record<string, string> = {
  'client/ui/list': 'The list is being divided into smaller parts.',
  'server/features/editing': 'The framework of resources is being divided into smaller parts.',
  'server/features/notifications/templates': 'Each file is the template of one kind of message.',
};

describe('the folders of the code', () => {
  it('have at most 20 code files each, so that a folder can be read at a glance', () => {
    const counts = new Map<string, number>();
    const files = globSync('{server,client,e2e,scripts}/**/*.{ts,tsx,mts,mjs,cjs}', {
      cwd: join(__dirname, '..'),
    });
    for (const file of files) {
      if (/\.(spec|generated)\.tsx?$|\.d\.[mc]?ts$/.test(file)) continue;
      const folder = dirname(file).split(sep).join('/');
      counts.set(folder, (counts.get(folder) ?? 0) + 1);
    }
    expect(counts.size).toBeGreaterThan(100);
    const large = [...counts].filter(([folder, count]) => count > 20 && !(folder in largeFolders));
    expect(large).toEqual([]);
  });
});

describe('the configuration of tools', () => {
  it('uses the Node version of .node-version everywhere', () => {
    const version = read('.node-version').trim();
    const major = version.split('.')[0]!;
    expect(devDependencies.node).toBe(version);
    expect(devDependencies['@types/node'].split('.')[0]).toBe(major);
    expect(engines.node).toBe(`>=${major}`);
    const pages = ['README.md', 'CONTRIBUTING.md', ...globSync('docs/*.md', { cwd: join(__dirname, '..') })];
    const named = pages.flatMap((page) =>
      [...read(page).matchAll(/\bNode(?:\.js)? v?(\d[\d.]*\d)/g)].map(([, found]) => `${page}: ${found}`),
    );
    expect(new Set(named)).toEqual(new Set([`README.md: ${major}`, `docs/integrators.md: ${major}`]));
  });

  it('sets the line length and indent of the formatter in editors', () => {
    const options = { printWidth: 100, tabWidth: 2, useTabs: false, ...JSON.parse(read('.oxfmtrc.json')) };
    expect(section(read('.editorconfig'), '*')).toMatchObject({
      max_line_length: String(options.printWidth),
      indent_size: String(options.tabWidth),
      indent_style: options.useTabs ? 'tab' : 'space',
      end_of_line: options.endOfLine ?? 'lf',
    });
  });
});

describe('the types of questions', () => {
  const folder = join(__dirname, '..');
  const isProduct = (file: string): boolean =>
    !/\.spec\.|\.generated\.|\/generated\/|\/question-types\/|^server\/testing\//.test(file);
  const files = globSync('{server,client}/**/*.{ts,tsx}', { cwd: folder }).filter(isProduct);

  it('are named in at most 12 files outside their folders', () => {
    const names = questionTypes.map(({ kind }) => kind.replaceAll('_', '_?'));
    const name = new RegExp(names.join('|'), 'i');
    expect(files.length).toBeGreaterThan(1000);
    expect(files.filter((file) => name.test(read(file))).length).toBeLessThanOrEqual(12);
  });

  it('each have a folder on the server, in the client and for administrators', () => {
    const folders = questionTypes.map(({ kind }) => kind.replaceAll('_', '-'));
    const sides = [
      'server/features/authoring',
      'client/features/authoring',
      'client/features/authoring/admin',
    ];
    const found = sides.map((side) =>
      globSync(`${side}/question-types/*/`, { cwd: folder }).map((path) => path.split('/').at(-1)),
    );
    for (const names of found) expect(names.toSorted()).toEqual([...folders, 'options'].toSorted());
  });
});
