import type { FieldNode } from 'graphql';

/** What is left of the cost that a query may have, as its lists are read. */
export interface Budget {
  left: number;
  /** What one entry costs of the list that a field asks for. */
  entries: ReadonlyMap<FieldNode, number>;
}
