import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from '@jest/globals';

let root = '';
const file = 'server/features/points/a.ts';

function write(path: string, text: string): void {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}

async function findProblems(text: string, path = file): Promise<string[]> {
  write(path, text);
  const { checkModuleState } = await import('./check-module-state.mjs');
  return checkModuleState(root);
}

const writeExceptions = (...state: string[]) =>
  write('scripts/checks/module-state-exceptions.json', JSON.stringify([{ reason: 'A cache.', state }]));

describe('the check of module state', () => {
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'module-state-'));
    writeExceptions();
  });

  afterEach(() => rmSync(root, { recursive: true }));

  it.each([
    ['a variable', 'let state = 0;'],
    ['an exported variable', 'export let state: string | null = null;'],
    ['an empty map', 'const state = new Map<string, number>();'],
    ['an empty exported set', 'export const state = new Set();'],
    ['an empty exported list', 'export const state: string[] = [];'],
    ['an LRU cache', "import { LRUCache } from 'lru-cache';\nconst state = new LRUCache({ max: 9 });"],
    ['a list that grows', 'const state = [1];\nexport const add = () => state.push(2);'],
    ['a set that shrinks', 'const state = new Set([1]);\nexport const remove = () => state.delete(1);'],
    ['a property that is set', 'const state = { open: 0 };\nexport const open = () => (state.open = 1);'],
    ['a property that counts', 'const state = { open: 0 };\nexport const open = () => state.open++;'],
    ['an element that is set', "const state = ['a'];\nexport function set() { state[0] = 'b'; }"],
    [
      'a property that is deleted',
      'const state = { a: 1 } as Bag;\nexport const end = () => delete state.a;',
    ],
    ['a list in an object', 'const state = { all: [1] };\nexport const add = () => state.all.push(2);'],
    [
      'an object that is merged into',
      'const state = { a: 1 };\nexport const set = () => Object.assign(state, {});',
    ],
  ])('reports %s with its file and line', async (_, text) => {
    const line = text.split('\n').findIndex((each) => each.includes('state')) + 1;
    const problems = await findProblems(text);
    expect(problems).toEqual([
      expect.stringMatching(new RegExp(`^${file}:${line} state .*createModuleState`)),
    ]);
  });

  it('covers the client too', async () => {
    const problems = await findProblems('let state = 0;', 'client/ui/a.tsx');
    expect(problems).toEqual([expect.stringContaining('client/platform/module-state')]);
  });

  it.each([
    [
      'a constant',
      'export const names = new Set(["a"]);\nexport const isName = (name: string) => names.has(name);',
    ],
    ['a default', 'const none: string[] = [];\nexport const count = (all = none) => all.length;'],
    ['a weak map', 'const state = new WeakMap<object, number>();'],
    ['a map that is filled while the module loads', "const state = new Map([['a', 1]]);\nstate.set('b', 2);"],
    [
      'a local variable of the same name',
      'const state = [1];\nexport function f() { const state = []; state.push(1); }',
    ],
    [
      'a parameter of the same name',
      'const state = [1];\nexport const add = (state: number[]) => state.push(1);',
    ],
    ['source code in a string', 'export const script = `\nlet state = 0;\n`;'],
    [
      'declared state',
      "import { createModuleState } from '#server/platform/module-state';\n" +
        'const state = createModuleState(() => 0);\nexport const add = () => (state.value += 1);',
    ],
  ])('allows %s', async (_, text) => {
    expect(await findProblems(text)).toEqual([]);
  });

  it('ignores specs and their helpers', async () => {
    await findProblems('let state = 0;', 'server/features/points/a.spec.ts');
    expect(await findProblems('let state = 0;', 'server/testing/a.ts')).toEqual([]);
  });

  it('allows exceptions, and reports an exception that matches nothing', async () => {
    writeExceptions(`${file} state`, `${file} former`);
    const problems = await findProblems('let state = 0;');
    expect(problems).toEqual([expect.stringContaining(`${file} former`)]);
  });
});
