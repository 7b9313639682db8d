import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { requireAdmin } from '#server/platform/access/policy';
import { foldWords } from '#server/platform/text/fold';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type JumpPatterns, selectJumpTargets, selectJumpTargetsBy } from './jump.queries';
import { type JumpTarget, maxByIds } from './jump.types';

const fewestLetters = 2;
/** Minimum letters with which an index finds a word anywhere. Shorter ones match only the start of a word. */
const lettersAnywhere = 3;

/** Escapes a text for a regular expression. */
const literally = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

// A single space keeps the pattern selective for the index.
const behindSpace = (word: string): string => `(^| )${literally(word)}`;

const pattern = (word: string): string =>
  [...word].length < lettersAnywhere ? behindSpace(word) : literally(word);

/** Returns the patterns; null for fewer than two letters, which would match half of the portal. */
export function jumpPatterns(search: string): JumpPatterns | null {
  const words = foldWords(search);
  const whole = words.join(' ');
  if ([...whole.replace(/ /g, '')].length < fewestLetters) return null;
  return {
    whole,
    wordBegins: `(^|[^[:alnum:]])${literally(whole)}`,
    words: words.toSorted((a, b) => b.length - a.length).map(pattern),
  };
}

/** Returns the records that an administrator can open by name, ignoring case and accents. */
export async function jumpTargets(viewer: Viewer, search: string, lang: Language): Promise<JumpTarget[]> {
  requireAdmin(viewer);
  const patterns = jumpPatterns(checkSearch(search));
  return patterns ? selectJumpTargets(patterns, lang) : [];
}

/** Returns the same by id. Deleted records are left out. */
export async function jumpTargetsOf(
  viewer: Viewer,
  ids: readonly string[],
  lang: Language,
): Promise<JumpTarget[]> {
  requireAdmin(viewer);
  if (ids.length > maxByIds) throwFieldError('ids', `At most ${maxByIds} ids at once.`);
  return selectJumpTargetsBy(ids.filter(isId), lang);
}
