import { foldLine, withoutGaps } from '../search/fold';
import { checkLine } from '#server/features/editing/check-text';
import { throwFieldError } from '#server/platform/errors';

export const maxTags = 100;
const maxTagLength = 40;

/** Validates tags and removes duplicates, ignoring case, accents, spaces and slashes. */
export function checkTags(sent: readonly string[], path: string): string[] {
  if (sent.length > maxTags) throwFieldError(path, `A module has at most ${maxTags} tags.`);
  const kept = new Map<string, string>();
  for (const [index, each] of sent.entries()) {
    const field = `${path}.${index}`;
    const tag = checkLine(each, field, 'A tag', maxTagLength).replace(/\s+/g, ' ');
    const key = withoutGaps(foldLine(tag));
    if (key === '') throwFieldError(field, 'A tag holds a letter or a digit.');
    if (!kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}
