import { maxTextLength } from '#server/features/editing/check-text';
import type { Reason, ReasonCode } from '#server/features/imports/checking/reasons';
import { selectJson } from '#server/platform/database/database';
import { AppError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import { asVisible } from '../visible-text';
import { asSent, withText } from '../text-values';
import { translatedKind } from '../translated-resources';
import { placeOfId } from '../translate-texts';
import { everyText } from '../texts-sql';
import { selectTexts } from '../translation.queries';
import type { TranslatedText } from '../translation.types';
import { contentOf, type Content, textOf } from '../xliff/content';
import type { Unit } from '../xliff/read-xliff';
import { stateOf } from '../xliff/state';
import type { Target } from '../xliff/write-xliff';

/** The outcome of a text of a file, with the new text if it changes. */
export type Evaluation =
  | { outcome: 'change'; after: string }
  | { outcome: 'unchanged' }
  | { outcome: 'reject'; reason: Reason };

type Stored = Record<string, unknown>;
export type Found = { text: TranslatedText; stored: Stored };

/** Returns the current texts by id, with the stored fields of their records. */
export async function readNow(units: readonly Pick<Unit, 'id'>[]): Promise<ReadonlyMap<string, Found>> {
  const resources = new Map<string, Set<string>>();
  for (const { id } of units) {
    const place = placeOfId(id);
    if (!place) continue;
    const { kind } = place.resources;
    resources.set(kind, (resources.get(kind) ?? new Set()).add(place.resourceId));
  }
  if (resources.size === 0) return new Map();
  const ids = new Map([...resources].map(([kind, all]) => [kind, [...all]]));
  const texts = await selectTexts({ ...everyText, resources: ids }, null, 10_000_000);
  const stored = new Map<string, Record<string, Stored>>();
  for (const [kind, of] of ids) stored.set(kind, await storedResources(kind, of));
  return new Map(
    texts.map((found) => [
      `${found.kind}:${found.resourceId}:${found.path}`,
      { text: asVisible(found), stored: stored.get(found.kind)?.[found.resourceId] ?? {} },
    ]),
  );
}

async function storedResources(kind: string, ids: readonly string[]): Promise<Record<string, Stored>> {
  const { table, id, stored } = translatedKind(kind)!;
  const text = `select coalesce(json_object_agg(t."${id.column}", ${stored}), '{}') as json
    from "${table}" t where t."${id.column}" = any($1::text[]::${id.type}[])`;
  return (await selectJson<Record<string, Stored>>(`translated-${kind}-stored`, text, [ids]))!;
}

/** Returns the words without tags and line breaks, which translation tools can change. */
export const words = (content: Content): string =>
  content
    .map((piece) => (typeof piece === 'string' ? piece : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

const reject = (code: ReasonCode, value: string | null = null): Evaluation => ({
  outcome: 'reject',
  reason: { code, field: null, value, line: null },
});

/** Returns why a file that was exported before a text changed can't translate it. Null if it hasn't changed. */
function changedSince({ state, source }: Unit, text: TranslatedText, lang: Target): ReasonCode | null {
  if (state === stateOf(text.text, lang)) return null;
  const english = words(contentOf(text.text.en, text.rich).content);
  if (!source || words(source) !== english) return 'SOURCE_CHANGED';
  // The file doesn't contain the previous translation, so an existing one isn't overwritten.
  return text.text[lang] === '' ? null : 'TRANSLATION_CHANGED';
}

/** Checks a translation by the rules of its editor. */
function checkByEditor({ text, stored }: Found, lang: Target, after: string): Evaluation {
  const { resources, field, steps } = placeOfId(text.id)!;
  if (!resources.save)
    return reject('NOT_ACCEPTED', 'The Privacy Policy can only be changed in a new version.');
  const next: LocalizedText = { ...text.text, [lang]: after };
  try {
    resources.check({ [field.name]: withText(asSent(stored[field.property]), steps, next) }, stored);
    return { outcome: 'change', after };
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    const maxLength = error.details['maxLength'] as number | undefined;
    return maxLength === undefined
      ? reject('NOT_ACCEPTED', error.message)
      : reject('TOO_MANY_CHARACTERS', String(maxLength));
  }
}

/** Normalizes a translation for comparison. */
export function comparable(
  { rich, text }: TranslatedText,
  lang: Target,
  translation = text[lang],
): string | null {
  const { content } = contentOf(translation, rich, contentOf(text.en, rich).marks);
  return textOf(content, rich, text.en, translation)?.trim() ?? null;
}

/** Evaluates a text of a file against the current one. An unchanged translation is only marked as up to date. */
export function evaluateUnit(unit: Unit, found: Found | undefined, lang: Target): Evaluation {
  if (!found) return reject('TEXT_DELETED');
  if (unit.isTooLong) return reject('TOO_MANY_CHARACTERS', String(maxTextLength));
  const { text } = found;
  const after = unit.target && textOf(unit.target, text.rich, text.text.en, text.text[lang]);
  const changed = changedSince(unit, text, lang);
  if (after !== null && after.trim() === comparable(text, lang)) {
    const isConfirmed = text.outdated[lang] !== null && unit.isDone && changed !== 'SOURCE_CHANGED';
    return isConfirmed ? { outcome: 'change', after: text.text[lang] } : { outcome: 'unchanged' };
  }
  if (changed) return reject(changed);
  return after === null ? reject('MARKS') : checkByEditor(found, lang, after);
}
