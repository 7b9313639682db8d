import { FormattedMessage } from 'react-intl';
import { type BulkActionDefinition, ListedRowsPage } from '#client/features/editing/index';
import { useProColumns, useProFilters } from './pro-columns';
import { ProPeopleDocument, type ProPersonRowFragment } from './pro-people.generated';

const actions: readonly BulkActionDefinition[] = [{ name: 'resetPro' }];

const texts = {
  title: 'admin.pro',
  count: 'admin.pro.count',
  search: 'admin.pro.search',
  none: 'admin.pro.none',
  noneHelp: 'admin.pro.noneHelp',
  noneFor: 'admin.pro.noneFor',
} as const;

/** The list of PRO people, with an action that starts their next PRO cycle. */
export default function ProPage() {
  return (
    <ListedRowsPage
      list="proPeople"
      query={ProPeopleDocument}
      page={({ proPeople }) => proPeople}
      columns={useProColumns()}
      filters={useProFilters()}
      texts={texts}
      lead={<FormattedMessage id="admin.pro.about" />}
      bulk={{ actions, nameOf: ({ name }: ProPersonRowFragment) => name }}
    />
  );
}
