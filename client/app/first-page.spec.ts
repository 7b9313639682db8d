import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { pageAt } from './first-page';

type Layout = { files: string[] };
type Announced = {
  layouts: [pattern: RegExp, layout: Layout][];
  layoutOf: (path: string, signedIn: boolean) => Layout;
};

// Imported by path, because the client can't import server code. Both tables must match.
const { layouts, layoutOf } = (await import(join(process.cwd(), 'server/app/page/layouts.ts'))) as Announced;

const paths = [
  '/',
  '/signed-in',
  '/login',
  '/forgot',
  '/training',
  '/training/modules/m-1',
  '/tests/a-1',
  '/results',
  '/results/r-1',
  '/certificates',
  '/certificates/7Q4M',
  '/news',
  '/whats-new/articles/new-winter-line',
  '/pro-training',
  '/gold-retailer-program/gallery',
  '/profile',
  '/contact',
  '/privacy-policy',
];

// This page loads its own files inside its frame.
const administration = '/admin/modules';

const elsewhere = ['/programs', '/whats-newer', '/rewards', '/training/gold-retailer', '/nowhere'];

const fileOf = async (path: string, signedIn: boolean): Promise<unknown> => {
  const [file] = layoutOf(path, signedIn).files;
  return file && (await import(`#client/${file}`));
};

describe('the preloaded page', () => {
  it.each(paths)('at %s is the one whose files the server announces, signed in or not', async (path) => {
    for (const signedIn of [true, false]) {
      const announced = await fileOf(path, signedIn);
      expect(announced).toBeDefined();
      expect(await pageAt(path, signedIn)?.load()).toBe(announced);
    }
  });

  it.each(elsewhere)('is missing at %s, and the server announces none', async (path) => {
    expect([pageAt(path, true), await fileOf(path, true)]).toEqual([undefined, undefined]);
  });

  it('is compared for every entry of the server’s table', () => {
    const compared = [...paths, administration];
    for (const [pattern] of layouts) {
      expect([pattern, compared.some((path) => pattern.test(path))]).toEqual([pattern, true]);
    }
  });
});
