import { foldWords } from '#server/features/modules/search/fold';
import { isOneLetterOff } from '#server/features/modules/search/one-letter-off';
import { selectTitleWords } from './search.queries';
import type { SearchSuggestion } from './search.types';

const maybeMisspelled = /^\p{L}{4,}$/u;

/** Replaces each word that no title contains by the most similar one; null if there is none. */
function nearest(words: string, known: ReadonlyMap<string, string>): string | null {
  const others = words.split(/\s+/).map((word) => {
    const [folded = ''] = foldWords(word);
    if (!maybeMisspelled.test(folded) || known.has(folded)) return word;
    const near = [...known.keys()].filter((each) => isOneLetterOff(folded, each));
    const [best] = near.toSorted((a, b) => a.length - b.length || (a < b ? -1 : 1));
    return best === undefined ? word : known.get(best)!;
  });
  const other = others.join(' ');
  return other === words ? null : other;
}

/**
 * Suggests similar words for a search without results, with the number of their results; null if they have none either.
 */
export async function suggestWords(
  words: string,
  count: (words: string) => Promise<number>,
): Promise<SearchSuggestion | null> {
  const known = new Map((await selectTitleWords()).map((word) => [foldWords(word).join(''), word]));
  const other = nearest(words.trim(), known);
  if (other === null) return null;
  const found = await count(other);
  return found > 0 ? { words: other, count: found } : null;
}
