import { createHash } from 'node:crypto';
import { type LocalizedText, translations } from '#server/platform/language/i18n';
import type { ImportedQuestion } from './file/imported-question';

/** What a question is recognised by: all that its mark and its reader depend on. */
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

/** What few questions have; empty for all others, whose key stays what it was without it. */
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
 * Identifies a question: `<id of the file, or nothing>#<SHA-256 of its content>`. The title, the line, tags and the
 * spaces between words are no part of the content. `copy` counts questions of one content, from 1.
 */
export function importKey(id: string | null, question: KeyedQuestion, copy = 1): string {
  const content = JSON.stringify([...english(question), ...rest(question, copy)]);
  return `${id ?? ''}#${createHash('sha256').update(content).digest('hex')}`;
}

/** The two parts of a key; the id is null where the file gave none. */
export function splitImportKey(key: string): { id: string | null; content: string } {
  const at = key.lastIndexOf('#');
  return { id: key.slice(0, at) || null, content: key.slice(at + 1) };
}

/** The keys of questions in their order, without ids; of several with one content each is another copy. */
export function keysOf(questions: KeyedQuestion[]): { key: string; copy: number }[] {
  const seen = new Map<string, number>();
  return questions.map((question) => {
    const first = importKey(null, question);
    const copy = (seen.get(first) ?? 0) + 1;
    seen.set(first, copy);
    return { key: copy === 1 ? first : importKey(null, question, copy), copy };
  });
}
