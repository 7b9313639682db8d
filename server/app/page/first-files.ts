import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Language } from '#server/platform/i18n';
import type { Layout } from './layouts';

interface Chunk {
  file: string;
  imports?: string[];
  css?: string[];
}
type Manifest = Record<string, Chunk>;

/** What a document announces, as addresses. */
export interface FirstFiles {
  /** Begins to find out who is signed in, before the rest is there. */
  arrival: string;
  main: string;
  /** Scripts that the page will ask for. */
  modules: string[];
  styles: string[];
  fonts: string[];
}

const arrival = 'app/arrival.ts';
const main = 'app/main.tsx';
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

const languageFiles = (lang: Language, { area }: Layout): string[] => [
  `locales/${lang}.json`,
  ...(area === 'admin' ? [`locales/admin/${lang}.json`] : []),
];

/** Knows from the build's manifest what the page at a path begins with, so that nothing is asked for by turns. */
export function readFirstFiles(clientDir: string): (layout: Layout, lang: Language) => FirstFiles {
  const manifest = JSON.parse(readFileSync(join(clientDir, '.vite', 'manifest.json'), 'utf8')) as Manifest;
  const address = (file: string): string => `/${file}`;
  const fontFiles = Object.entries(manifest)
    .filter(([key]) => fonts.test(key))
    .map(([, { file }]) => address(file));
  return (layout, lang) => {
    const chunks = [
      ...withImports(manifest, [arrival, main, ...layout.files, ...languageFiles(lang, layout)]),
    ]
      .filter((key) => key !== arrival && key !== main)
      .map((key) => manifest[key]!);
    const entry = manifest[main]!;
    return {
      arrival: address(manifest[arrival]!.file),
      main: address(entry.file),
      modules: chunks.map(({ file }) => address(file)),
      styles: [...new Set([...chunks, entry].flatMap(({ css }) => css ?? []))].map(address),
      fonts: fontFiles,
    };
  };
}
