import { FormattedMessage } from 'react-intl';
import { ListedRowsPage } from '#client/features/editing/index';
import { useFileColumns, useFileFilters } from './file-columns';
import { AdminFilesDocument } from './files.generated';

const texts = {
  title: 'admin.allFiles',
  count: 'lists.files.count',
  search: 'lists.files.search',
  none: 'lists.files.none',
  noneHelp: 'lists.files.noneHelp',
  noneFor: 'lists.files.noneFor',
} as const;

/** The list of all uploaded files and images. */
export default function FilesPage() {
  return (
    <ListedRowsPage
      list="adminFiles"
      query={AdminFilesDocument}
      page={({ adminFiles }) => adminFiles}
      columns={useFileColumns()}
      filters={useFileFilters()}
      texts={texts}
      lead={<FormattedMessage id="lists.files.about" />}
    />
  );
}
