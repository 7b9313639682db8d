import { createHash } from 'node:crypto';
import { type LocalizedText, translations } from '#server/platform/language/i18n';
import type { ImportedQuestion } from './file/imported-question';

/** The properties that identify a question: all that affect its credit and its text. */
export type KeyedQuestion = Omit<ImportedQuestion, 'tags' | 'enabled'>;

const folded = (text: string | undefined): string | null =>
  text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? null;

function english({ kind, credit, text, feedback, options, accepted }: KeyedQuestion): unknown[] {
  return [
    kind,
    credit,
    folded(text.en),
    folded(feedback?.en),
    options.map((option) => [folded(option.text.en), folded(option.feedback?.en), option.correct]),
    accepted.en.map(folded),
  ];
}

const others = (text: LocalizedText | null): (string | null)[] =>
  translations.map(({ code }) => folded(text?.[code]) || null);

/**
 * Returns the less common properties; empty for plain questions, whose keys are older than these properties.
 */
function rest(question: KeyedQuestion, copy: number): unknown[] {
  const { text, feedback, options, accepted, code, weight, imageUrl, imageAlt } = question;
  const languages = [
    others(text),
    others(feedback),
    options.map((option) => [others(option.text), others(option.feedback)]),
    translations.map(({ code }) => accepted[code].map(folded)),
  ];
  const isPlain = !/"/.test(JSON.stringify(languages)) && !code && weight === 1 && !imageUrl && copy === 1;
  if (isPlain) return [];
  const said = imageAlt ? [[folded(imageAlt.en), others(imageAlt)]] : [];
  return [languages, code, weight, imageUrl, copy, ...said];
}

/**
 * Returns the key of a question: `<id of the file, or nothing>#<SHA-256 of its content>`. Title, line, tags
 * and white space don't count. `copy` numbers questions with the same content, from 1.
 */
export function importKey(id: string | null, question: KeyedQuestion, copy = 1): string {
  const content = JSON.stringify([...english(question), ...rest(question, copy)]);
  return `${id ?? ''}#${createHash('sha256').update(content).digest('hex')}`;
}

/** Splits a key into id and content hash; the id is null if the file had none. */
export function splitImportKey(key: string): { id: string | null; content: string } {
  const at = key.lastIndexOf('#');
  return { id: key.slice(0, at) || null, content: key.slice(at + 1) };
}

/**
 * Returns the keys of questions in order, without ids. Questions with the same content get different copy
 * numbers.
 */
export function keysOf(questions: KeyedQuestion[]): { key: string; copy: number }[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const first = importKey(null, question);
    const copy = (seen.get(first) ?? 0) + 1;
    seen.set(first, copy);
    return { key: copy === 1 ? first : importKey(null, question, copy), copy };
  });
}
