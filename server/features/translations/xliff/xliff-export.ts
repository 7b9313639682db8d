import { Readable } from 'node:stream';
import { type Spend, spendPage } from '#server/features/editing/csv/table-of-pages';
import { currentSettings } from '#server/features/settings/settings.service';
import { checkSearch } from '#server/platform/validation';
import { requireAdmin } from '#server/platform/access/policy';
import type { Viewer } from '#server/platform/access/viewer';
import { asVisible } from '../visible-text';
import type { TextsWanted } from '../texts-sql';
import { type FoundText, type Place, selectTexts } from '../translation.queries';
import type { TranslatedText, TranslatedTextFilter } from '../translation.types';
import { wantedOf } from '../translations.service';
import { foot, head, type Target, unitOf } from './write-xliff';

/** Large pages, because each page searches all texts. */
const pageOfFile = 2_000;

/** Returns true if a text can be written here and isn't empty. */
const isTranslatable = ({ writable, text }: TranslatedText): boolean => writable && text.en !== '';

const unitsOf = (texts: readonly FoundText[], lang: Target, timezone: string): string =>
  texts
    .map(asVisible)
    .filter(isTranslatable)
    .map((text) => unitOf(text, lang, timezone))
    .join('');

async function* pagesAfter(wanted: TextsWanted, first: readonly FoundText[], spend: Spend) {
  let page = first;
  while (page.length === pageOfFile) {
    await spendPage(spend);
    const after: Place = page[pageOfFile - 1]!;
    page = await selectTexts(wanted, after, pageOfFile);
    yield page;
  }
}

/** Yields the texts of a list as a file for translators into a language, in pages. */
export async function exportXliff(
  viewer: Viewer,
  lang: Target,
  search: string | null,
  filter: TranslatedTextFilter,
  spend: Spend,
): Promise<Readable> {
  requireAdmin(viewer);
  const wanted = wantedOf(checkSearch(search), filter);
  const { timezone } = await currentSettings();
  const first = await selectTexts(wanted, null, pageOfFile);
  return Readable.from(
    (async function* () {
      yield head(lang) + unitsOf(first, lang, timezone);
      for await (const page of pagesAfter(wanted, first, spend)) yield unitsOf(page, lang, timezone);
      yield foot;
    })(),
  );
}
