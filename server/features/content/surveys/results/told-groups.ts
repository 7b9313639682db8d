import { fewestTold } from '../survey-limits';

/**
 * The groups of one kind, such as the languages, of which results may tell alone: those of five people at least. Where
 * what is left out would be fewer than five in all, none may be told alone, or all less the told ones would tell it.
 */
export function toldGroups(counts: Readonly<Record<string, number>>): string[] {
  const groups = Object.entries(counts);
  const leftOut = groups.reduce((sum, [, count]) => (count < fewestTold ? sum + count : sum), 0);
  if (leftOut > 0 && leftOut < fewestTold) return [];
  // Of whom nothing is known is no group that could be asked for.
  return groups.filter(([name, count]) => name !== '' && count >= fewestTold).map(([name]) => name);
}
