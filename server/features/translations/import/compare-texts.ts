import type { ComparedText, TextRow } from '#server/features/imports/texts/text-kind';
import { createYielder } from '#server/platform/yielder';
import type { Target } from '../xliff/write-xliff';
import { comparable, type Found, readNow } from './evaluate-unit';

function compareText({ change }: TextRow, found: Found | undefined, lang: Target): ComparedText {
  if (!found) return { state: 'deleted' };
  const { version, outdated } = found.text;
  const now = { version, english: found.text.text.en, outdatedSince: outdated[lang] };
  if (!change) return { state: 'changed', ...now };
  const [previous, imported, current] = [...change, found.text.text[lang]].map((text) =>
    comparable(found.text, lang, text),
  );
  if (current === imported) return { state: 'imported', ...now };
  return { state: current === previous ? 'previous' : 'changed', ...now };
}

/** Compares the text of each row with what the import wrote and what it replaced. */
export async function compareTexts(rows: readonly TextRow[], lang: Target): Promise<ComparedText[]> {
  const now = await readNow(rows.flatMap(({ translation }) => (translation ? [translation.visible] : [])));
  const yieldIfDue = createYielder();
  const compared: ComparedText[] = [];
  for (const row of rows) {
    await yieldIfDue();
    compared.push(compareText(row, row.translation ? now.get(row.translation.visible.id) : undefined, lang));
  }
  return compared;
}
