import { appendAudit } from '#server/features/audit/audit.service';
import { digestOfEnglish } from '#server/features/editing/outdated/note-outdated';
import {
  markOutdatedAgain,
  type PreviousOutdated,
} from '#server/features/editing/outdated/previous-outdated';
import type { ReadText, RowText, TextKind } from '#server/features/imports/texts/text-kind';
import { now } from '#server/platform/clock';
import { AppError } from '#server/platform/errors';
import { isStorable } from '#server/platform/validation';
import { placeOfId } from '../translate-texts';
import { decodeXliff, largestXliff, readXliff, type Unit, XliffProblem } from '../xliff/read-xliff';
import { checkUnits } from './check-units';
import { compareTexts } from './compare-texts';
import { words } from './evaluate-unit';
import { writeRow } from './write-text-row';

const storable = (text: string): string => (isStorable(text) ? text : '');

function toText(unit: Unit): ReadText {
  const after = storable(words(unit.target ?? []));
  const translated = unit.isTooLong || unit.target === null || after !== '';
  return { id: unit.id, translated, source: storable(words(unit.source ?? [])), after, unit };
}

/** Reads a file. Throws BAD_USER_INPUT with `reason` and `line` if it can't be read. */
async function* withReasons<T>(reading: AsyncIterable<T>): AsyncGenerator<T> {
  try {
    yield* reading;
  } catch (error) {
    if (!(error instanceof XliffProblem)) throw error;
    const { code: reason, line, message } = error;
    throw new AppError('BAD_USER_INPUT', message, { reason, line });
  }
}

async function* read(file: AsyncIterable<Buffer>) {
  for await (const { lang, units } of withReasons(readXliff(file)))
    yield { language: lang, texts: units.map(toText) };
}

/**
 * Returns since when a restored translation is out of date, and the English that it translates; null if it matches the
 * current English.
 */
function outdatedOf(
  { visible, outdated }: RowText,
  { english, outdatedSince, isWritten }: Parameters<TextKind['restoreOutdated']>[2],
): PreviousOutdated | null {
  if (visible.before === '') return null;
  if (english === visible.source) return outdated ?? null;
  // Someone may have confirmed it for the current English.
  if (!isWritten) return null;
  const source = outdated?.source ?? digestOfEnglish(visible.source);
  if (source === digestOfEnglish(english)) return null;
  return { source, changedAt: outdatedSince ?? now().toISOString() };
}

const restoreOutdated: TextKind['restoreOutdated'] = async (manager, text, found, lang, actor) => {
  const { visible, resourceId } = text;
  const place = placeOfId(visible.id);
  const outdated = outdatedOf(text, found);
  if (!outdated || !place || visible.kind === null || resourceId === null) return;
  const translation = { kind: visible.kind, resourceId, lang, en: found.english, text: visible.before };
  if (!(await markOutdatedAgain(manager, translation, outdated))) return;
  await appendAudit(manager, {
    action: 'edit',
    actor,
    targetKind: visible.kind,
    ...(place.resources.id.type === 'uuid' && { targetId: resourceId }),
    changes: { outdatedTranslation: [null, `${visible.path} (${lang})`] },
  });
};

/** Files of translations in XLIFF 1.2. */
export const translationFiles: TextKind = {
  extensions: ['xlf', 'xliff'],
  maxBytes: largestXliff,
  read,
  text: (file) => withReasons(decodeXliff(file)),
  check: checkUnits,
  write: writeRow,
  compare: compareTexts,
  restoreOutdated,
};
