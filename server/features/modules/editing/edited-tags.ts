import { foldLine, withoutGaps } from '../search/fold';
import { checkLine, refuseField } from './edited-text';

const mostTags = 100;
const longestTag = 40;

/** Tags as they are kept, each once: what differs only in case, accents, spaces and slashes is the same. */
export function checkTags(sent: readonly string[]): string[] {
  if (sent.length > mostTags) refuseField('tags', `A module has at most ${mostTags} tags.`);
  const kept = new Map<string, string>();
  for (const [index, each] of sent.entries()) {
    const field = `tags.${index}`;
    const tag = checkLine(each, field, 'A tag', longestTag).replace(/\s+/g, ' ');
    const key = withoutGaps(foldLine(tag));
    if (key === '') refuseField(field, 'A tag holds a letter or a digit.');
    if (!kept.has(key)) kept.set(key, tag);
  }
  return [...kept.values()];
}
