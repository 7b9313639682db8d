import type { GraphQLSchema } from 'graphql';
import { throwFieldError } from '#server/platform/errors';
import type { Statement } from '#server/platform/database/statement';
import { checkSearch, isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { inputOf } from '../csv/list-query';
import { maxIds } from '../where/where-fields';
import type { Where } from '../where/where-fields';
import type { BulkList, BulkListing } from './bulk-lists';
import type { BulkSelection } from './bulk.inputs';

function checkedIds(sent: readonly string[], field: string): readonly string[] {
  if (sent.length > maxIds || !sent.every(isId))
    throwFieldError(field, `Choose up to ${maxIds} rows by their ids.`);
  return sent;
}

/** Returns search and filters of the selection, validated by the input types of the list's query. */
function listingOf(schema: GraphQLSchema, { inputs }: BulkList, sent: BulkSelection): BulkListing {
  const { filter, where } = sent;
  if (typeof filter === 'string' && !inputs.filter) throwFieldError('filter', 'This list has no filter.');
  return {
    search: checkSearch(sent.search?.trim()),
    filter: inputs.filter
      ? inputOf<object>(schema, { filter: filter ?? undefined }, 'filter', inputs.filter)
      : null,
    where: inputOf<Where>(schema, { where: where ?? undefined }, 'where', inputs.where),
  };
}

/**
 * Returns SQL conditions that match exactly the selected rows; throws BAD_USER_INPUT if ids or filters are
 * invalid.
 */
export async function selectedSql(
  schema: GraphQLSchema,
  list: BulkList,
  sent: BulkSelection,
  viewer: Viewer,
  statement: Statement,
): Promise<string[]> {
  const { ids = null, except } = sent;
  const all = sent.all ?? false;
  if (all === (ids !== null))
    throwFieldError('selection', 'Choose rows by their ids, or else all that the list finds.');
  if (ids) return [`${list.row}.id = any(${statement.value(checkedIds(ids, 'selection.ids'), 'uuid[]')})`];
  const conditions = await list.conditions(statement, viewer, listingOf(schema, list, sent));
  if (!except || except.length === 0) return conditions;
  const others = statement.value(checkedIds(except, 'selection.except'), 'uuid[]');
  return [...conditions, `${list.row}.id <> all(${others})`];
}
