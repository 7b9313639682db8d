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

/** What a document announces, as addresses. */
export interface FirstFiles {
  /** Scripts that run: the first as soon as it is there, the others in this order after the styles. */
  scripts: string[];
  /** Scripts that those will ask for. */
  modules: string[];
  styles: string[];
  fonts: string[];
}

/** Begins to find out who is signed in, before the rest is there. */
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

/** What pages begin with, so that nothing is asked for by turns. */
export interface FirstFilesOf {
  page(layout: Layout, lang: Language): FirstFiles;
  /** Of the page that does nothing but lead to the provider's form. */
  toForm: FirstFiles;
  /** All that home begins with in a language. */
  home(lang: Language): string[];
}

/** Knows it from the build's manifest. */
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
