import type { RowText, TextOutcome } from '#server/features/imports/texts/text-kind';
import { createYielder } from '#server/platform/yielder';
import type { Unit } from '../xliff/read-xliff';
import type { Target } from '../xliff/write-xliff';
import { type Found, evaluateUnit, readNow } from './evaluate-unit';

/** Returns the row with the stored text that it is about, if there is one. */
function withFound(row: RowText, found: Found | undefined, lang: Target): RowText {
  if (!found) return row;
  const { kind, title, place, path, rich, resourceId, version, text } = found.text;
  const visible = { ...row.visible, kind, title, place, path, rich, source: text.en, before: text[lang] };
  return { ...row, resourceId, version, visible };
}

function checkUnit(
  row: RowText,
  found: Found | undefined,
  lang: Target,
): TextOutcome & { translation: RowText } {
  const translation = withFound(row, found, lang);
  const evaluation = evaluateUnit(row.unit as Unit, found, lang);
  if (evaluation.outcome !== 'change') return { ...evaluation, translation };
  const visible = { ...translation.visible, after: evaluation.after };
  return { outcome: 'change', translation: { ...translation, visible } };
}

/** Returns the outcome of each text of a file by the current texts. */
export async function checkUnits(
  rows: readonly RowText[],
  lang: Target,
): Promise<(TextOutcome & { translation: RowText })[]> {
  const now = await readNow(rows.map(({ visible }) => visible));
  const yieldIfDue = createYielder();
  const checked = [];
  for (const row of rows) {
    await yieldIfDue();
    checked.push(checkUnit(row, now.get(row.visible.id), lang));
  }
  return checked;
}
