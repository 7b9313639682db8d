import { richTextToPlain } from '#server/platform/text/rich-text';
import type { StoredPart } from '../parts/part.types';

/** Words per minute. */
const pace = 200;

const words = (text: string): number => text.split(/\s+/).filter(Boolean).length;

function wordsOf({ textTranslations, captionTranslations, legend = [], rows = [] }: StoredPart): number {
  const lines = [captionTranslations, ...legend, ...rows.flatMap(({ cells }) => cells)];
  const text = richTextToPlain(textTranslations?.en ?? '');
  return lines.reduce((sum, each) => sum + words(each?.en ?? ''), words(text));
}

/** Returns the reading time of parts in minutes, at least one. */
export const readingMinutes = (parts: readonly StoredPart[]): number =>
  Math.max(1, Math.round(parts.reduce((sum, part) => sum + wordsOf(part), 0) / pace));
