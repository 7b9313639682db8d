import { fewestTold } from '../survey-limits';

/**
 * Returns the groups of one kind, such as languages, whose results can be shown separately: those with at least five
 * people. If fewer than five people are in the rest, no group can, because subtracting the shown ones would reveal it.
 */
export function toldGroups(counts: Readonly<Record<string, number>>): string[] {
  const groups = Object.entries(counts);
  const leftOut = groups.reduce((sum, [, count]) => (count < fewestTold ? sum + count : sum), 0);
  if (leftOut > 0 && leftOut < fewestTold) return [];
  // An unknown group can't be requested.
  return groups.filter(([name, count]) => name !== '' && count >= fewestTold).map(([name]) => name);
}
