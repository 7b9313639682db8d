import { longestText } from '#server/features/editing/check-text';
import { selectJson } from '#server/platform/database';
import { AppError } from '#server/platform/errors';
import type { LocalizedText } from '#server/platform/language/i18n';
import { requireAdmin } from '#server/platform/policy';
import type { Viewer } from '#server/platform/viewer';
import { createYielder } from '#server/platform/yielder';
import { asShown } from '../shown-text';
import { asSent, withText } from '../text-values';
import { translatedKind } from '../translated-things';
import { placeOfId } from '../translate-texts';
import { everyText } from '../texts-sql';
import { selectTexts } from '../translation.queries';
import type { TranslatedText } from '../translation.types';
import { contentOf, type Content, textOf } from './content';
import { decodeXliff, readXliff, type Unit, type Xliff, XliffProblem } from './read-xliff';
import { stateOf } from './state';
import type { Target } from './write-xliff';

/** Why a translation is not taken. */
export type Refusal =
  | 'unknown'
  | 'twice'
  | 'source_changed'
  | 'translation_changed'
  | 'marks'
  | 'too_long'
  | 'not_taken';

/** What becomes of a text of a file, with what the text says now. */
export interface PreviewLine extends Partial<Omit<TranslatedText, 'id'>> {
  id: string;
  line: number;
  outcome: 'changes' | 'refused';
  /** What it will say; null where it is refused. */
  after: string | null;
  reason: Refusal | null;
  /** The rule in English, and the most characters, where one of them refuses it. */
  rule: string | null;
  longest: number | null;
}

/** What is wrong with a file as a whole, with its line where that is known. */
export interface Problem {
  code: XliffProblem['code'];
  line: number | null;
  reason: string;
}

export interface Preview {
  /** Why nothing of the file is taken; null where it is read. */
  problem: Problem | null;
  lang: Target | null;
  /** Texts in the file, those that say what they say already, and those that are not translated. */
  total: number;
  same: number;
  untranslated: number;
  lines: PreviewLine[];
}

/** Texts that are read from the database at a time. */
const readTogether = 500;

type Stored = Record<string, unknown>;
type Found = { text: TranslatedText; stored: Stored };

/** The texts of a file as they are now, by id, with what is stored of their things. */
async function readNow(units: readonly Unit[]): Promise<ReadonlyMap<string, Found>> {
  const things = new Map<string, Set<string>>();
  for (const { id } of units) {
    const place = placeOfId(id);
    if (!place) continue;
    const { kind } = place.things;
    things.set(kind, (things.get(kind) ?? new Set()).add(place.thingId));
  }
  if (things.size === 0) return new Map();
  const ids = new Map([...things].map(([kind, all]) => [kind, [...all]]));
  const texts = await selectTexts({ ...everyText, things: ids }, null, 10_000_000);
  const stored = new Map<string, Record<string, Stored>>();
  for (const [kind, of] of ids) stored.set(kind, await storedThings(kind, of));
  return new Map(
    texts.map((found) => [
      `${found.kind}:${found.thingId}:${found.path}`,
      { text: asShown(found), stored: stored.get(found.kind)?.[found.thingId] ?? {} },
    ]),
  );
}

async function storedThings(kind: string, ids: readonly string[]): Promise<Record<string, Stored>> {
  const { table, id, stored } = translatedKind(kind)!;
  const text = `select coalesce(json_object_agg(t."${id.column}", ${stored}), '{}') as json
    from "${table}" t where t."${id.column}" = any($1::text[]::${id.type}[])`;
  return (await selectJson<Record<string, Stored>>(`translated-${kind}-stored`, text, [ids]))!;
}

/** Words alone, as tools that set lines anew leave them. */
const words = (content: Content): string =>
  content
    .map((piece) => (typeof piece === 'string' ? piece : ' '))
    .join('')
    .replace(/\s+/g, ' ')
    .trim();

/** Why the text has changed since its file was made; null where it has not. */
function changedSince({ state, source }: Unit, text: TranslatedText, lang: Target): Refusal | null {
  if (state === stateOf(text.text, lang)) return null;
  const english = words(contentOf(text.text.en, text.rich).content);
  if (!source || words(source) !== english) return 'source_changed';
  // The file does not tell what the translation was, so that nothing is written over that stands there.
  return text.text[lang] === '' ? null : 'translation_changed';
}

type Told = Pick<PreviewLine, 'outcome' | 'after' | 'reason' | 'rule' | 'longest'>;

const refused = (reason: Refusal, rule: string | null = null, longest: number | null = null): Told => ({
  outcome: 'refused',
  after: null,
  reason,
  rule,
  longest,
});

/** What its editor says of a translation. */
function byItsRules({ text, stored }: Found, lang: Target, after: string): Told {
  const { things, field, steps } = placeOfId(text.id)!;
  if (!things.save) return refused('not_taken', 'The terms change only with a new version.');
  const said: LocalizedText = { ...text.text, [lang]: after };
  try {
    things.check({ [field.name]: withText(asSent(stored[field.property]), steps, said) }, stored);
    return changes(after);
  } catch (error) {
    if (!(error instanceof AppError) || error.code !== 'BAD_USER_INPUT') throw error;
    const longest = (error.details['longest'] as number | undefined) ?? null;
    return refused(longest === null ? 'not_taken' : 'too_long', error.message, longest);
  }
}

/** A translation as it stands, in the form in which one of a file is compared with it. */
function presentOf({ rich, text }: TranslatedText, lang: Target): string | null {
  const { content } = contentOf(text[lang], rich, contentOf(text.en, rich).marks);
  return textOf(content, rich, text.en, text[lang]);
}

const changes = (after: string): Told => ({
  outcome: 'changes',
  after,
  reason: null,
  rule: null,
  longest: null,
});

/** What becomes of a unit; null where it says what is said already, unless that was out of date and is said to be right. */
function toldOf(unit: Unit, found: Found | undefined, lang: Target): Told | null {
  if (!found) return refused('unknown');
  if (unit.isTooLong) return refused('too_long', 'The text is too long.', longestText);
  const { text } = found;
  const after = unit.target && textOf(unit.target, text.rich, text.text.en, text.text[lang]);
  const changed = changedSince(unit, text, lang);
  if (after !== null && after.trim() === presentOf(text, lang)) {
    const isTakenForRight = text.outdated[lang] !== null && unit.isDone && changed !== 'source_changed';
    return isTakenForRight ? changes(text.text[lang]) : null;
  }
  if (changed) return refused(changed);
  return after === null ? refused('marks') : byItsRules(found, lang, after);
}

const nothing = { total: 0, same: 0, untranslated: 0, lines: [] };

/** What would become of each text of a file; nothing is written. */
export async function previewXliff(viewer: Viewer, bytes: Uint8Array): Promise<Preview> {
  requireAdmin(viewer);
  try {
    return await previewOf(await readXliff(decodeXliff(bytes)));
  } catch (error) {
    if (!(error instanceof XliffProblem)) throw error;
    const { code, line, message: reason } = error;
    return { ...nothing, problem: { code, line, reason }, lang: null };
  }
}

async function previewOf({ lang, units }: Xliff): Promise<Preview> {
  const yieldIfDue = createYielder();
  const preview: Preview = { ...nothing, problem: null, lang, total: units.length, lines: [] };
  const seen = new Set<string>();
  let now: ReadonlyMap<string, Found> = new Map();
  for (const [at, unit] of units.entries()) {
    if (at % readTogether === 0) now = await readNow(units.slice(at, at + readTogether));
    await yieldIfDue();
    if (!unit.isTooLong && unit.target && words(unit.target) === '') {
      preview.untranslated++;
      continue;
    }
    const found = now.get(unit.id);
    const told = seen.has(unit.id) ? refused('twice') : toldOf(unit, found, lang);
    seen.add(unit.id);
    if (told) preview.lines.push({ ...found?.text, id: unit.id.slice(0, 300), line: unit.line, ...told });
    else preview.same++;
  }
  return preview;
}
