import { useWords } from '#client/ui/editor/described/use-words';
import type { BulkActionLineFragment } from './bulk.generated';
import { deedWords, listPlaces } from './bulk-words';

type Action = Pick<BulkActionLineFragment, 'deed' | 'values'>;

/** Puts bulk actions into words; what another release knows stays as the API names it. */
export function useBulkWords() {
  const { text } = useWords();
  /** What a value of a deed is called, null for none. */
  const valueOf = (deed: string, value: string | null): string => {
    const { choices, none } = deedWords[deed] ?? {};
    if (value === null) return text(none ?? 'bulk.none');
    const id = choices?.[value];
    return id ? text(id) : value;
  };
  const verb = (deed: string): string => {
    const label = deedWords[deed]?.label;
    return label ? text(label) : deed;
  };
  /** A deed with what it was given, such as the name of an account. */
  const deed = ({ deed: name, values }: Action): string => {
    const given = values.find((each) => each.name !== 'accountId');
    if (!given || (given.value === null && deedWords[name]?.optional)) return verb(name);
    return text('bulk.deedWith', { deed: verb(name), value: valueOf(name, given.value) });
  };
  const list = (name: string): string => {
    const label = listPlaces[name]?.label;
    return label ? text(label) : name;
  };
  return { deed, verb, valueOf, list };
}
