import type { TextOutcome, TextWrite } from '#server/features/imports/texts/text-kind';
import { AppError } from '#server/platform/errors';
import { withJobSaveKey } from '#server/platform/saves/save-key';
import type { Person } from '#server/platform/access/viewer';
import { writeText } from '../translate-texts';
import type { TranslatedText } from '../translation.types';
import { comparable } from './evaluate-unit';

/** Maximum attempts while someone else saves the same record. */
const maxAttempts = 5;

const rejected = (code: string, value: string | null = null): TextOutcome => ({
  outcome: 'reject',
  reason: { code, field: null, value, line: null },
});

async function writeOnce(editor: Person, { key, ...text }: TextWrite): Promise<TextOutcome> {
  await withJobSaveKey(key, text, () => writeText(editor, text));
  return { outcome: 'change' };
}

/**
 * Returns the outcome of a failed write. Rethrows errors that aren't about the text, and throws UNAVAILABLE if other
 * people keep saving the same record, so that the import is retried later.
 */
function failed(error: unknown, { id, lang, text }: TextWrite): TextOutcome {
  if (!(error instanceof AppError)) throw error;
  if (error.code === 'NOT_FOUND') return rejected('TEXT_DELETED');
  if (error.code === 'BAD_USER_INPUT') return rejected('NOT_ACCEPTED', error.message);
  if (error.code !== 'CONFLICT') throw error;
  const current = error.details['current'] as TranslatedText | undefined;
  if (current?.id !== id) throw new AppError('UNAVAILABLE');
  return comparable(current, lang) === comparable(current, lang, text)
    ? { outcome: 'unchanged' }
    : rejected('CHANGED_SINCE');
}

/**
 * Writes a text of an import in the language of its file, like its editor. A text that changed since its version stays.
 * A repeat with the same key has no effect.
 */
export async function writeRow(editor: Person, write: TextWrite): Promise<TextOutcome> {
  for (let attempt = 1; ; attempt++) {
    try {
      return await writeOnce(editor, write);
    } catch (error) {
      const isOfRecord =
        error instanceof AppError &&
        error.code === 'CONFLICT' &&
        (error.details['current'] as { id?: unknown } | undefined)?.id !== write.id;
      // Another text of the same record was saved since it was read, which doesn't affect this one.
      if (!isOfRecord || attempt === maxAttempts) return failed(error, write);
    }
  }
}
