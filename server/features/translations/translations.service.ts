import { storedOf } from '#server/features/editing/list-statement';
import { selectJson } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import { decodeCursor, encodeCursor, foreignCursor, page, pageSize } from '#server/platform/paging';
import { requireAdmin } from '#server/platform/policy';
import { iso } from '#server/platform/sql';
import { checkSearch, isId, isStorable } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { asSent, isRich, textAt, versionOf, withText } from './text-values';
import { type TranslatedThings, translatedThings } from './translated-things';
import { type FoundText, type Place, selectTexts } from './translation.queries';
import type {
  TranslatedText,
  TranslatedTextConnection,
  TranslatedTextFilter,
  TranslateTextInput,
  TranslationCounts,
} from './translation.types';

const kindOf = (kind: string | undefined): TranslatedThings | undefined =>
  translatedThings().find(({ description }) => description.kind === kind);

function shown({ parent, ...found }: FoundText): TranslatedText {
  const [name, ...steps] = found.path.split('.');
  const field = kindOf(found.kind)!.fields.find((each) => each.name === name)!;
  return {
    ...found,
    id: `${found.kind}:${found.thingId}:${found.path}`,
    rich: isRich(field, steps, parent),
    version: versionOf(found.text),
  };
}

function placeOf(cursor: string | null | undefined): Place | null {
  const parts = decodeCursor(cursor, 4);
  if (!parts) return null;
  const [kind, title, thingId, path] = parts as [string, string, string, string];
  if (!kindOf(kind)) throw foreignCursor();
  return { kind, title, thingId, path };
}

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
  const wanted = {
    search: checkSearch(search),
    kinds: kinds?.filter(isStorable) ?? null,
    missing: missing && missing.length > 0 ? missing : null,
  };
  const { texts, total } = await selectTexts(wanted, placeOf(after), size + 1);
  const cursorOf = ({ kind, title, thingId, path }: TranslatedText) =>
    encodeCursor(kind, title, thingId, path);
  return Object.assign(page(texts.map(shown), size, cursorOf, after), { countAll: () => total });
}

const all = { search: '', kinds: null, missing: null };

/** How many texts there are in each language; for administrators. */
export async function countTranslations(viewer: Viewer): Promise<TranslationCounts> {
  requireAdmin(viewer);
  return (await selectTexts(all, null, 0)).counts;
}

/** A text as it is now; NOT_FOUND where it is gone. */
async function textById(kind: string, thingId: string, id: string): Promise<TranslatedText> {
  const { texts } = await selectTexts({ ...all, thing: { kind, id: thingId } }, null, mostOfThing);
  const found = texts.map(shown).find((each) => each.id === id);
  if (!found) throw new AppError('NOT_FOUND');
  return found;
}

/** More than any thing has: 100 parts of an article, tables of 100 rows and 12 columns among them. */
const mostOfThing = 100_000;

interface StoredThing {
  stored: Record<string, unknown>;
  updatedAt: string;
}

/** Writes a text in one language as an edit of its thing; CONFLICT where the text was changed since it was read. */
export async function translateText(
  viewer: Viewer,
  { id, version, lang, text }: TranslateTextInput,
): Promise<TranslatedText> {
  requireAdmin(viewer);
  const [kind, thingId, path = ''] = id.split(':');
  const [name, ...steps] = path.split('.');
  const found = kindOf(kind);
  const field = found?.fields.find((each) => each.name === name);
  if (!found || !field || !isId(thingId)) throw new AppError('NOT_FOUND');
  const { description, things } = found;
  const thing = await selectJson<StoredThing>(
    `translated-${description.kind}`,
    `select json_build_object('stored', ${storedOf(description)}, 'updatedAt', to_char(t.updated_at, ${iso})) as json
     from "${description.table}" t where t.id = $1`,
    [thingId],
  );
  const sent = asSent(thing?.stored[field.property]);
  const before = textAt(sent, steps);
  if (!thing || !before) throw new AppError('NOT_FOUND');
  if (versionOf(before) !== version) {
    throw new AppError('CONFLICT', undefined, { current: await textById(description.kind, thingId, id) });
  }
  const target = { id: thingId, updatedAt: new Date(thing.updatedAt) };
  await things.update(viewer, target, { [field.name]: withText(sent, steps, { ...before, [lang]: text }) });
  return textById(description.kind, thingId, id);
}
