import { Field, ObjectType } from 'type-graphql';
import { AppError, throwFieldError } from './errors';
import { isId, isStorable } from './validation';

@ObjectType({ description: 'Position of a page in its list.', simpleResolvers: true })
export class PageInfo {
  @Field(() => Boolean, { description: 'Whether there are more items after this page.' })
  hasNextPage!: boolean;

  @Field(() => Boolean, {
    description: 'Whether the page was requested with a cursor, so that there are items before it.',
  })
  hasPreviousPage!: boolean;

  @Field(() => String, { nullable: true, description: 'Cursor of the first item. Null on an empty page.' })
  startCursor!: string | null;

  @Field(() => String, { nullable: true, description: 'Cursor of the last item. Null on an empty page.' })
  endCursor!: string | null;
}

export interface Page<Node> {
  nodes: Node[];
  /**
   * A getter that computes the edges on each read. Extend a page with Object.assign, because a spread would read it.
   */
  readonly edges: { cursor: string; node: Node }[];
  pageInfo: PageInfo;
}

/** Maximum page size. */
export const largestPage = 100;

/** Returns the page size. Throws BAD_USER_INPUT unless it is from 1 to 100. */
export function pageSize(first: number): number {
  if (!Number.isInteger(first) || first < 1 || first > largestPage) {
    throwFieldError('first', `first must be from 1 to ${largestPage}.`);
  }
  return first;
}

/** Returns an opaque cursor that contains the sort key of an entry. */
export const encodeCursor = (...key: string[]): string =>
  Buffer.from(JSON.stringify(key)).toString('base64url');

/** Returns the error for a cursor that can't be of this list. */
export const foreignCursor = (): AppError =>
  new AppError('BAD_USER_INPUT', 'The cursor is not one of this list.', { fields: ['after'] });

/**
 * Returns the sort key in a cursor of `length` parts; null without a cursor. Throws BAD_USER_INPUT if it is malformed.
 */
export function decodeCursor(cursor: string | null | undefined, length: number): string[] | null {
  if (cursor === null || cursor === undefined) return null;
  try {
    const key: unknown = JSON.parse(Buffer.from(cursor, 'base64url').toString('utf8'));
    const isPart = (part: unknown) => typeof part === 'string' && isStorable(part);
    if (Array.isArray(key) && key.length === length && key.every(isPart)) return key as string[];
  } catch {
    // A cursor that is not JSON gets the same error as any other malformed cursor.
  }
  throw foreignCursor();
}

/** The position in a list by time: an instant in microseconds since 1970 and an id. Null at the start of the list. */
export interface TimeKey {
  sortKey: string | null;
  id: string | null;
}

/** Returns the position in the cursor of a list by time. Throws BAD_USER_INPUT if it is malformed. */
export function decodeTimeCursor(cursor: string | null | undefined): TimeKey {
  const [sortKey = null, id = null] = decodeCursor(cursor, 2) ?? [];
  if (sortKey !== null && !(/^\d{1,16}$/.test(sortKey) && isId(id))) throw foreignCursor();
  return { sortKey, id };
}

/** Returns the start of a list of changes, oldest first: after the cursor, else at `since`, else at the beginning. */
export function placeOfNews(
  cursor: string | null | undefined,
  since: Date | null | undefined,
): { sortKey: string; id: string } {
  const { sortKey, id } = decodeTimeCursor(cursor);
  const start = Math.max(since?.getTime() ?? 0, 0) * 1000;
  return { sortKey: sortKey ?? String(start), id: id ?? '00000000-0000-0000-0000-000000000000' };
}

/** Builds a page from up to `first + 1` rows. An extra row only shows that there is a next page. */
export function page<Node>(
  rows: Node[],
  first: number,
  cursorOf: (node: Node) => string,
  after: string | null | undefined,
): Page<Node> {
  const nodes = rows.length > first ? rows.slice(0, first) : rows;
  const [head, last] = [nodes[0], nodes.at(-1)];
  return {
    nodes,
    // Computed only if requested, because most callers read only the nodes.
    get edges() {
      return nodes.map((node) => ({ cursor: cursorOf(node), node }));
    },
    pageInfo: {
      hasNextPage: rows.length > first,
      hasPreviousPage: after !== null && after !== undefined,
      startCursor: head === undefined ? null : cursorOf(head),
      endCursor: last === undefined ? null : cursorOf(last),
    },
  };
}
