import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#server/platform/language/i18n';
import { layoutOf, type Layout } from './layouts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** The files that a document loads, as addresses. */
export interface FirstFiles {
  /** Scripts to run. The first runs when loaded, the others in order after the styles. */
  scripts: string[];
  /** Scripts that those import. */
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** Starts to check who is signed in before the other scripts load. */
const arrival = 'app/arrival.ts';
const main = 'app/main.tsx';
const toForm = 'app/to-form.ts';
const fonts = /\/(archivo|atkinson)-portal\.woff2$/;

function withImports(manifest: Manifest, keys: string[], seen = new Set<string>()): Set<string> {
  for (const key of keys) {
    if (seen.has(key)) continue;
    const chunk = manifest[key];
    if (!chunk) throw new Error(`The built client has no ${key}.`);
    seen.add(key);
    withImports(manifest, chunk.imports ?? [], seen);
  }
  return seen;
}

const languageFiles = (lang: Language, { words }: Layout): string[] =>
  ['portal', ...(words ? [words] : [])].map((area) => `locales/${area}/${lang}.json`);

/** The files of each first page, so that they load in parallel. */
export interface FirstFilesOf {
  page(layout: Layout, lang: Language): FirstFiles;
  /** For the page that only redirects to the provider's sign-in form. */
  toForm: FirstFiles;
  /** Returns all files that the home page loads first in a language. */
  home(lang: Language): string[];
}

/** Reads the first files from the manifest of the client's build. */
export function readFirstFiles(clientDir: string): FirstFilesOf {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const address = (file: string): string => `/${file}`;
  const fontFiles = Object.entries(manifest)
    .filter(([key]) => fonts.test(key))
    .map(([, { file }]) => address(file));
  const filesOf = (entries: string[], others: string[] = []): Omit<FirstFiles, 'fonts'> => {
    const chunks = [...withImports(manifest, [...entries, ...others])].map((key) => manifest[key]!);
    const scripts = entries.map((key) => manifest[key]!.file);
    return {
      scripts: scripts.map(address),
      modules: chunks
        .map(({ file }) => file)
        .filter((file) => !scripts.includes(file))
        .map(address),
      styles: [...new Set(chunks.flatMap(({ css }) => css ?? []))].map(address),
    };
  };
  const page = (layout: Layout, lang: Language): FirstFiles => ({
    ...filesOf([arrival, main], [...layout.files, ...languageFiles(lang, layout)]),
    fonts: fontFiles,
  });
  return {
    page,
    toForm: { ...filesOf([toForm]), fonts: [] },
    home: (lang) => Object.values(page(layoutOf('/', true), lang)).flat(),
  };
}
