import { useApolloClient } from '@apollo/client/react';
import type { ChangeOf } from '#client/ui/editor/described/use-field-editor';
import type { Fields } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { inCells, type RowEditing } from '#client/ui/list/cells/row-editing';
import { nameOf, type EditedThing, type Stored } from './edited-thing';

/** Changes the fields of things in the cells of their list, by the operations of their editor. */
export function useThingEditing<F extends Fields, R extends Stored, W extends Stored>(
  of: EditedThing<F, R, W>,
): RowEditing<R> {
  const client = useApolloClient();
  const words = useWords();
  return {
    fields: inCells(of.fields),
    nameOf: (row) => nameOf(of, row, words),
    save: async ({ id, updatedAt }, change) => {
      const input = { id, updatedAt, ...change } as unknown as ChangeOf<F>;
      const { data } = await client.mutate({ mutation: of.update, variables: { input } });
      // The whole thing has all that a row shows of it.
      return (data as { done: { thing: W } }).done.thing as unknown as R;
    },
    reload: async ({ id }) => {
      const { data } = await client.query({ query: of.one, variables: { id }, fetchPolicy: 'network-only' });
      return (data as { thing: W | null }).thing as unknown as R | null;
    },
  };
}
