import { readContentFolder } from '../reading/read-content';
import { byKind, list, localized, number, object, pair, type ShapeOf, text } from '../reading/shapes';

/** A data sheet of one page: rows of two columns below headings. `name` is that of the file, without extension. */
const sheetContent = object({
  name: text,
  label: localized,
  intro: localized,
  headings: pair(localized),
  rows: list(pair(localized)),
});

/** A film without words; captions are from and to a second. */
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

/** Returns the sheet to print of each article that has one, with the slug of the article. */
export const readArticleSheets = (): [slug: string, sheet: DemoSheet][] =>
  readContentFolder('article-sheets', sheetContent);

/** Returns the files of each module that has some, with the key of the module. */
export const readModuleFiles = (): [key: string, files: DemoFile[]][] =>
  readContentFolder('module-files', list(file));
