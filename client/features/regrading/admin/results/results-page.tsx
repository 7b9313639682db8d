import { ListedRowsPage } from '#client/features/editing/index';
import { useResultColumns, useResultFilters } from './result-columns';
import { AdminResultsDocument } from './results.generated';

const texts = {
  title: 'admin.results',
  count: 'lists.results.count',
  search: 'lists.results.search',
  none: 'lists.results.none',
  noneHelp: 'lists.results.noneHelp',
  noneFor: 'lists.results.noneFor',
} as const;

/** The list of all closed attempts. */
export default function ResultsPage() {
  return (
    <ListedRowsPage
      list="adminResults"
      query={AdminResultsDocument}
      page={({ adminResults }) => adminResults}
      columns={useResultColumns()}
      filters={useResultFilters()}
      texts={texts}
    />
  );
}
