import { throwFieldError } from '#server/platform/errors';
import type { Language } from '#server/platform/language/i18n';
import { requireAdmin } from '#server/platform/access/policy';
import { foldWords } from '#server/platform/text/fold';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { type JumpPatterns, selectJumpTargets, selectJumpTargetsBy } from './jump.queries';
import { type JumpTarget, maxByIds } from './jump.types';

const fewestLetters = 2;
/** From so many letters on an index finds a word wherever it stands; a shorter one only where it begins. */
const lettersAnywhere = 3;

/** A text as a regular expression that takes every sign for itself. */
const literally = (text: string): string => text.replace(/[^\p{L}\p{N}\s]/gu, '\\$&');

// Of more signs than a space the index finds little.
const behindSpace = (word: string): string => `(^| )${literally(word)}`;

const pattern = (word: string): string =>
  [...word].length < lettersAnywhere ? behindSpace(word) : literally(word);

/** What is looked for; null for less than two letters, of which half the portal is called. */
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

/** What an administrator may go to that is called as they typed: whatever the case and accents. */
export async function jumpTargets(viewer: Viewer, search: string, lang: Language): Promise<JumpTarget[]> {
  requireAdmin(viewer);
  const patterns = jumpPatterns(checkSearch(search));
  return patterns ? selectJumpTargets(patterns, lang) : [];
}

/** The same by ids; what is there no more is left out. */
export async function jumpTargetsOf(
  viewer: Viewer,
  ids: readonly string[],
  lang: Language,
): Promise<JumpTarget[]> {
  requireAdmin(viewer);
  if (ids.length > maxByIds) throwFieldError('ids', `At most ${maxByIds} ids at once.`);
  return selectJumpTargetsBy(ids.filter(isId), lang);
}
