import { foldSearchSql } from '#server/platform/database/sql';
import { type Description, listedFields } from './description';
import { resourceColumns } from './resource-json';
import { resourceSorts } from './resource-sorts';
import type { RowList } from './rows/row-list';
import { describedFields } from './where/described-fields';
import { wordPatterns } from './search-words';
import type { SortOrder } from './sort-keys';

/**
 * Returns SQL of all searched fields as one text, for which a trigram index can exist; null if no field is
 * searched.
 */
function searchedText(description: Description): string | null {
  const texts = listedFields(description).flatMap(({ search }) => (search ? [search] : []));
  return texts.length > 0
    ? foldSearchSql(texts.map((text) => `coalesce(${text}, '')`).join(` || ' ' || `))
    : null;
}

/** Returns the row list of a resource; `findsWords` is false if something else evaluates the search. */
export function resourceRows(description: Description, order: SortOrder, findsWords = true): RowList {
  const words = findsWords ? searchedText(description) : null;
  return {
    table: `"${description.table}" t`,
    id: 't.id',
    conditions: describedFields(description),
    sorts: resourceSorts(description),
    order,
    ...(words && {
      found: (statement, search) =>
        wordPatterns(search).map((pattern) => `${words} like ${statement.value(pattern, 'text')}`),
    }),
    json: resourceColumns(description),
    parts: `join "${description.table}" t on t.id = f.id`,
  };
}
