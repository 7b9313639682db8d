import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/policy';
import { checkSearch, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { asShown } from './shown-text';
import { translatedKind } from './translated-things';
import {
  countTexts,
  type Place,
  selectTextCounts,
  selectTexts,
  type TextsWanted,
} from './translation.queries';
import type {
  TranslatedText,
  TranslatedTextConnection,
  TranslatedTextFilter,
  TranslationCounts,
} from './translation.types';

function placeOf(cursor: string | null | undefined): Place | null {
  const parts = decodeCursor(cursor, 4);
  if (!parts) return null;
  const [kind, title, thingId, path] = parts as [string, string, string, string];
  if (!translatedKind(kind)) throw foreignCursor();
  return { kind, title, thingId, path };
}

/** What a list is asked for, as the statement takes it. */
export const wantedOf = (search: string, { kinds, missing }: TranslatedTextFilter): TextsWanted => ({
  search,
  kinds: kinds?.filter(isStorable) ?? null,
  missing: missing && missing.length > 0 ? missing : null,
});

/** A page of the texts of all that is described, by kind and name of their things; for administrators. */
export async function translatedTexts(
  viewer: Viewer,
  search: string | null | undefined,
  { kinds, missing }: TranslatedTextFilter,
  first: number,
  after?: string | null,
): Promise<TranslatedTextConnection> {
  requireAdmin(viewer);
  const size = pageSize(first);
  const wanted = wantedOf(checkSearch(search), { kinds, missing });
  const texts = await selectTexts(wanted, placeOf(after), size + 1);
  const cursorOf = ({ kind, title, thingId, path }: TranslatedText) =>
    encodeCursor(kind, title, thingId, path);
  return Object.assign(page(texts.map(asShown), size, cursorOf, after), {
    countAll: () => countTexts(wanted),
  });
}

/** How many texts there are in each language; for administrators. */
export async function countTranslations(viewer: Viewer): Promise<TranslationCounts> {
  requireAdmin(viewer);
  return selectTextCounts();
}
