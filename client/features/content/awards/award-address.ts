import { useSearchParams } from 'react-router-dom';
import type { AwardKind } from '#client/platform/generated/schema';
import { yearIn } from '../year-address';
import type { Year } from './award-year';

export const kindNames: Record<AwardKind, string> = {
  yearly: 'awards.yearly',
  quarterly: 'awards.quarterly',
  monthly: 'awards.monthly',
};

export const kinds = Object.keys(kindNames) as AwardKind[];

/** What of the years is of a kind; those that have none of it are left out. */
export const ofKind = (years: readonly Year[], kind: AwardKind | null): Year[] =>
  years
    .map(({ year, awards }) => ({ year, awards: awards.filter((award) => !kind || award.kind === kind) }))
    .filter(({ awards }) => awards.length > 0);

/** The kind and the year that the address asks for, where no kind is the `only` one; what it cannot mean is as if it were not there. */
export function useAwardAddress(only?: AwardKind) {
  const [search, setSearch] = useSearchParams();
  const choose = (next: { kind: AwardKind | null; year: number | null }) =>
    setSearch({
      ...(next.kind && !only && { kind: next.kind }),
      ...(next.year !== null && { year: String(next.year) }),
    });
  return {
    kind: only ?? kinds.find((each) => each === search.get('kind')) ?? null,
    year: yearIn(search),
    choose,
  };
}
