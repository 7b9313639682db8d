import type { FieldNode } from 'graphql';

/** The remaining cost of a query, charged as its lists are read. */
export interface Budget {
  left: number;
  /** The cost of one entry of each list field. */
  entries: ReadonlyMap<FieldNode, number>;
}
