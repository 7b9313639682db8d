import { foldLine, withoutGaps } from '../search/fold';
import { checkLine } from '#server/features/editing/check-text';
import { refuseField } from '#server/platform/errors';

export const mostTags = 100;
const longestTag = 40;

/** Tags as they are kept, each once: what differs only in case, accents, spaces and slashes is the same. */
export function checkTags(sent: readonly string[], path: string): string[] {
  if (sent.length > mostTags) refuseField(path, `A module has at most ${mostTags} tags.`);
  const kept = new Map<string, string>();
  for (const [index, each] of sent.entries()) {
    const field = `${path}.${index}`;
    const tag = checkLine(each, field, 'A tag', longestTag).replace(/\s+/g, ' ');
    const key = withoutGaps(foldLine(tag));
    if (key === '') refuseField(field, 'A tag holds a letter or a digit.');
    if (!kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}
