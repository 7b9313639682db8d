import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/access/policy';
import { checkSearch, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { asVisible } from './visible-text';
import { translatedKind } from './translated-resources';
import { countTexts, selectSimilar, selectTextCounts } from './text-counts.queries';
import type { TextsWanted } from './texts-sql';
import { type Place, selectTexts } from './translation.queries';
import type {
  SimilarTranslation,
  TranslatedText,
  TranslatedTextConnection,
  TranslatedTextFilter,
  TranslationCounts,
} from './translation.types';

function placeOf(cursor: string | null | undefined): Place | null {
  const parts = decodeCursor(cursor, 4);
  if (!parts) return null;
  const [kind, title, resourceId, path] = parts as [string, string, string, string];
  if (!translatedKind(kind)) throw foreignCursor();
  return { kind, title, resourceId, path };
}

const unlessEmpty = <T>(all: readonly T[] | null | undefined): readonly T[] | null =>
  all && all.length > 0 ? all : null;

/** Converts the filter of a list to that of the statement. */
export const wantedOf = (search: string, filter: TranslatedTextFilter): TextsWanted => {
  const { kinds, missing, outdated, needing, visible } = filter;
  return {
    search,
    kinds: kinds?.filter(isStorable) ?? null,
    missing: unlessEmpty(missing),
    outdated: unlessEmpty(outdated),
    needing: unlessEmpty(needing),
    seen: visible ?? null,
  };
};

/** Returns a page of translatable texts, by kind and name of their records; for administrators. */
export async function translatedTexts(
  viewer: Viewer,
  search: string | null | undefined,
  filter: TranslatedTextFilter,
  first: number,
  after?: string | null,
): Promise<TranslatedTextConnection> {
  requireAdmin(viewer);
  const size = pageSize(first);
  const wanted = wantedOf(checkSearch(search), filter);
  const texts = await selectTexts(wanted, placeOf(after), size + 1);
  const cursorOf = ({ kind, title, resourceId, path }: TranslatedText) =>
    encodeCursor(kind, title, resourceId, path);
  return Object.assign(page(texts.map(asVisible), size, cursorOf, after), {
    countAll: () => countTexts(wanted),
  });
}

/** Returns the number of texts in each language; for administrators. */
export async function countTranslations(viewer: Viewer): Promise<TranslationCounts> {
  requireAdmin(viewer);
  return selectTextCounts();
}

/** Maximum suggested translations of a text, and maximum characters of an English text to look for. */
export const maxSimilar = 3;
const maxSimilarLength = 200;

/** Returns the translations of texts with the same English, most frequent first; for administrators. */
export async function similarTranslations(
  viewer: Viewer,
  english: string,
  lang: Language,
): Promise<SimilarTranslation[]> {
  requireAdmin(viewer);
  if (english.length > maxSimilarLength)
    throwFieldError('english', `Enter a text of at most ${maxSimilarLength} characters.`);
  return isStorable(english) ? selectSimilar(english, lang, maxSimilar) : [];
}
