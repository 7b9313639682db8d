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

/** Returns the years with only the awards of a kind. Years without any are omitted. */
export const ofKind = (years: readonly Year[], kind: AwardKind | null): Year[] =>
  years
    .map(({ year, awards }) => ({ year, awards: awards.filter((award) => !kind || award.kind === kind) }))
    .filter(({ awards }) => awards.length > 0);

/** Returns the kind and year in the URL, ignoring invalid values. With `only`, the kind is fixed. */
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
