import { throwFieldError } from '#server/platform/errors';
import type { Column } from './columns';
import type { Query } from './list-query';

/**
 * Returns the columns of the parameter `columns`, separated by commas, in that order; all columns without it.
 * A localized field has one name for its three columns. Throws BAD_USER_INPUT for an unknown name.
 */
export function selectedColumns<Row>(all: readonly Column<Row>[], query: Query): readonly Column<Row>[] {
  const sent = query['columns'];
  if (sent === undefined) return all;
  if (typeof sent !== 'string') throwFieldError('columns', 'The columns are said once, with commas between.');
  return [...new Set(sent.split(','))].flatMap((name) => {
    const named = all.filter(({ header }) => header === name || header.startsWith(`${name}.`));
    if (named.length > 0) return named;
    const known = all.map(({ header }) => header).join(', ');
    return throwFieldError('columns', `The file has not each of these columns. It has: ${known}.`);
  });
}
