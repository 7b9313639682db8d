// A plural or another ending doesn't count as a second wrong letter.
const maxEndingLength = 2;

/**
 * Returns true if `typed` matches the start of `word`, apart from its ending, with one letter wrong, missing, added, or
 * swapped.
 */
export function isOneLetterOff(typed: string, word: string): boolean {
  if (word.length < typed.length - 1 || word.length > typed.length + 1 + maxEndingLength) return false;
  let at = 0;
  while (at < typed.length && typed[at] === word[at]) at++;
  const left = typed.slice(at + 1);
  const goesOn = (from: number, rest: string): boolean =>
    word.startsWith(rest, from) && word.length - from - rest.length <= maxEndingLength;
  const isSwapped = typed[at] === word[at + 1] && typed[at + 1] === word[at];
  return (
    goesOn(at + 1, left) ||
    goesOn(at + 1, typed.slice(at)) ||
    goesOn(at, left) ||
    (isSwapped && goesOn(at + 2, typed.slice(at + 2)))
  );
}
