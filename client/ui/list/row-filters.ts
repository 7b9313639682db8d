import type { ChoiceFilter, Operator, RangeFilter, TextFilter } from './list-parts';

type Named = { name: string; label: string; field?: string; canBeEmpty?: true };

const named = ({ canBeEmpty, ...of }: Named, operators: readonly Operator[]) => ({
  ...of,
  byCondition: true as const,
  operators: [...operators, ...(canBeEmpty ? (['empty', 'filled'] as const) : [])],
});

/** Creators of filters for lists that are filtered by conditions only, with all operators of their kind. */
export const textFilter = (of: Named): TextFilter => ({ ...named(of, ['is', 'not']), text: true });

export const choiceFilter = ({ choices, ...of }: Named & Pick<ChoiceFilter, 'choices'>): ChoiceFilter => ({
  ...named(of, ['not']),
  choices,
});

export const numberFilter = ({ unit, signed, ...of }: Named & Pick<RangeFilter, 'unit' | 'signed'>) =>
  ({ ...named(of, ['atLeast', 'atMost', 'is', 'not']), range: true, unit, signed }) satisfies RangeFilter;

export const dayFilter = (of: Named): RangeFilter => ({
  ...named(of, ['before', 'after', 'within']),
  range: true,
  days: true,
});

/** A filter of a boolean field. */
export const flagFilter = ({ yes, no, ...of }: Named & { yes: string; no: string }): ChoiceFilter => ({
  ...named(of, []),
  choices: [
    { value: 'true', label: yes },
    { value: 'false', label: no },
  ],
});
