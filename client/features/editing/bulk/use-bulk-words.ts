import type { BulkActionName } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { BulkActionLineFragment } from './bulk.generated';
import { actionWords, listPlaces } from './bulk-words';

type Action = Pick<BulkActionLineFragment, 'action' | 'values'>;

/** Returns formatters for bulk actions. Names from another release are returned unchanged. */
export function useBulkWords() {
  const { text } = useWords();
  /** Formats a value of an action. Null means none. */
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
  /** Formats an action with its value, such as the name of an account. */
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
