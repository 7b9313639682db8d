import { createHash } from 'node:crypto';
import type { ImportedQuestion } from './gift.types';

/**
 * Identifies an imported question: `<id of the file, or nothing>#<SHA-256 of its content>`. The title, the line
 * and the spaces between words are no part of the content.
 */
export function importKey(id: string | null, question: ImportedQuestion): string {
  const folded = (text: string | undefined) => text?.normalize('NFC').replace(/\s+/g, ' ').trim() ?? null;
  const content = [
    question.kind,
    question.credit,
    folded(question.text.en),
    folded(question.feedback?.en),
    question.options.map(({ text, feedback, correct }) => [folded(text.en), folded(feedback?.en), correct]),
    question.accepted.en.map(folded),
  ];
  return `${id ?? ''}#${createHash('sha256').update(JSON.stringify(content)).digest('hex')}`;
}

/** The two parts of a key; the id is null where the file gave none. */
export function splitImportKey(key: string): { id: string | null; content: string } {
  const at = key.lastIndexOf('#');
  return { id: key.slice(0, at) || null, content: key.slice(at + 1) };
}
