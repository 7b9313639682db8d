import { FormattedMessage } from 'react-intl';
import { ListedRowsPage } from '#client/features/editing/index';
import { ButtonLink } from '#client/ui/button';
import { useImportColumns, useImportFilters } from './import-columns';
import { ImportsDocument } from './imports.generated';

const texts = {
  title: 'admin.imports',
  count: 'imports.list.count',
  search: 'imports.list.search',
  none: 'imports.list.none',
  noneHelp: 'imports.list.noneHelp',
  noneFor: 'imports.list.noneFor',
} as const;

const newImport = (variant: 'primary' | 'strong') => (
  <ButtonLink variant={variant} to="/admin/imports/new">
    <FormattedMessage id="imports.new" />
  </ButtonLink>
);

/** The list of all imports, newest first by default. */
export default function ImportsPage() {
  return (
    <ListedRowsPage
      list="imports"
      query={ImportsDocument}
      pollInterval={5000}
      page={({ imports }) => imports}
      columns={useImportColumns()}
      filters={useImportFilters()}
      texts={texts}
      add={newImport}
    />
  );
}
