import type { BulkActionName } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { BulkActionLineFragment } from './bulk.generated';
import { actionWords, listPlaces } from './bulk-words';

type Action = Pick<BulkActionLineFragment, 'action' | 'values'>;

/** Puts bulk actions into words; what another release knows stays as the API names it. */
export function useBulkWords() {
  const { text } = useWords();
  /** What a value of an action is called, null for none. */
  const valueOf = (action: BulkActionName, value: string | null): string => {
    const { choices, none } = actionWords[action] ?? {};
    if (value === null) return text(none ?? 'bulk.none');
    const id = choices?.[value];
    return id ? text(id) : value;
  };
  const verb = (action: BulkActionName): string => {
    const label = actionWords[action]?.label;
    return label ? text(label) : action;
  };
  /** An action with what it was given, such as the name of an account. */
  const action = ({ action: name, values }: Action): string => {
    const given = values.find((each) => each.name !== 'accountId');
    if (!given || (given.value === null && actionWords[name]?.optional)) return verb(name);
    return text('bulk.actionWith', { action: verb(name), value: valueOf(name, given.value) });
  };
  const list = (name: string): string => {
    const label = listPlaces[name]?.label;
    return label ? text(label) : name;
  };
  return { action, verb, valueOf, list };
}
