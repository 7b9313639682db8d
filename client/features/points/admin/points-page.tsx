import { ListedRowsPage } from '#client/features/editing/index';
import { usePointsColumns, usePointsFilters } from './points-columns';
import { AdminPointsEntriesDocument } from './points.generated';

const texts = {
  title: 'admin.points',
  count: 'lists.points.count',
  search: 'lists.points.search',
  none: 'lists.points.none',
  noneHelp: 'lists.points.noneHelp',
  noneFor: 'lists.points.noneFor',
} as const;

/** The list of all points entries. */
export default function PointsPage() {
  return (
    <ListedRowsPage
      list="adminPointsEntries"
      query={AdminPointsEntriesDocument}
      page={({ adminPointsEntries }) => adminPointsEntries}
      columns={usePointsColumns()}
      filters={usePointsFilters()}
      texts={texts}
    />
  );
}
