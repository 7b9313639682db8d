import { createHash } from 'node:crypto';
import { type LocalizedText, perLanguage, inEnglish, languageValues } from '#server/platform/language/i18n';
import type { TranslatedField } from './translated.types';

/** Converts stored values to the names of the inputs. */
export function asSent(stored: unknown): unknown {
  if (Array.isArray(stored)) return stored.map(asSent);
  if (typeof stored !== 'object' || stored === null) return stored;
  return Object.fromEntries(
    Object.entries(stored).map(([key, value]) => [key.replace(/Translations$/, ''), asSent(value)]),
  );
}

/** The path from a field to one of its texts. */
export type Steps = readonly string[];

const stepInto = (value: unknown, step: string): unknown =>
  Array.isArray(value)
    ? (value as unknown[])[Number(step)]
    : (value as Record<string, unknown> | null | undefined)?.[step];

const isText = (value: unknown): value is Partial<LocalizedText> =>
  typeof value === 'object' && value !== null && typeof (value as { en?: unknown }).en === 'string';

/** Returns the text at a path of an input; null if there is none. */
export function textAt(sent: unknown, steps: Steps): LocalizedText | null {
  const found = steps.reduce(stepInto, sent);
  return isText(found) ? perLanguage((lang) => found[lang] ?? '') : null;
}

/** Returns the input with another text at a path. */
export function withText(sent: unknown, [step, ...further]: Steps, text: LocalizedText): unknown {
  if (step === undefined) return text;
  const inner = withText(stepInto(sent, step), further, text);
  return Array.isArray(sent)
    ? sent.map((each: unknown, at) => (at === Number(step) ? inner : each))
    : { ...(sent as object), [step]: inner };
}

/** A probe that sanitizing always removes. */
const probe = '<script></script>';

/**
 * Returns true if a text of a field is rich text, which its sanitizing reveals. `parent` is the list entry that
 * contains it.
 */
export function isRich({ cleaned, name }: TranslatedField, steps: Steps, parent: unknown): boolean {
  if (!cleaned) return false;
  if (steps.length === 0) return true;
  const [, key, ...deeper] = steps;
  if (key === undefined || deeper.length > 0) return false;
  const entry = { ...(asSent(parent) as object), [key]: inEnglish(probe) };
  return cleaned([entry] as never, name).length > 0;
}

/** Returns a version by which changes of a text are detected. */
export const versionOf = (text: LocalizedText): string =>
  createHash('sha256')
    .update(JSON.stringify(languageValues(text)))
    .digest('base64url')
    .slice(0, 22);
