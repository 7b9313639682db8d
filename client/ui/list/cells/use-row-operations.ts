import type { TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';

type Target = { id: string; updatedAt: string };

type Operations<Row, Input, Done, Found> = {
  update: TypedDocumentNode<Done, { input: Input }>;
  saved: (done: Done) => Row;
  one: TypedDocumentNode<Found, { id: string }>;
  found: (found: Found) => Row | null;
};

/** Saves and reloads rows of a list by the operations of their editor. */
export function useRowOperations<Row, Input, Done, Found>({
  update,
  saved,
  one,
  found,
}: Operations<Row, Input, Done, Found>) {
  const client = useApolloClient();
  return {
    save: async ({ id, updatedAt }: Target, change: object): Promise<Row> => {
      const input = { id, updatedAt, ...change } as unknown as Input;
      const { data } = await client.mutate({ mutation: update, variables: { input } });
      return saved(data as Done);
    },
    reload: async ({ id }: Target): Promise<Row | null> => {
      const { data } = await client.query({ query: one, variables: { id }, fetchPolicy: 'network-only' });
      return found(data as Found);
    },
  };
}
