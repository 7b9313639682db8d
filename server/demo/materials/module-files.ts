import { readContentFolder } from '../reading/read-content';
import { byKind, list, localized, number, object, pair, type ShapeOf, text } from '../reading/shapes';

/** A data sheet of one page, with rows of two columns below headings. `name` is the file name without extension. */
const sheetContent = object({
  name: text,
  label: localized,
  intro: localized,
  headings: pair(localized),
  rows: list(pair(localized)),
});

/** A video without speech. Captions have a start and an end in seconds. */
const film = object({
  name: text,
  label: localized,
  captions: list(object({ from: number, to: number, text: localized })),
});

const file = byKind({
  datasheet: sheetContent,
  video: film,
  extra_file: object({ name: text, label: localized, csv: text }),
});

export type DemoSheet = ShapeOf<typeof sheetContent>;
export type DemoFilm = ShapeOf<typeof film>;
export type DemoFile = ShapeOf<typeof file>;

/** Returns the printable sheets of articles by slug. */
export const readArticleSheets = (): [slug: string, sheet: DemoSheet][] =>
  readContentFolder('article-sheets', sheetContent);

/** Returns the files of modules by key. */
export const readModuleFiles = (): [key: string, files: DemoFile[]][] =>
  readContentFolder('module-files', list(file));
