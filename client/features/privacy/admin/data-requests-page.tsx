import { FormattedMessage } from 'react-intl';
import { ListedRowsPage } from '#client/features/editing/index';
import { useRequestColumns, useRequestFilters } from './request-columns';
import { DataRequestsDocument } from './data-requests.generated';

const texts = {
  title: 'admin.dataRequests',
  count: 'privacy.requests.count',
  search: 'privacy.requests.search',
  none: 'privacy.requests.none',
  noneHelp: 'privacy.requests.noneHelp',
  noneFor: 'privacy.requests.noneFor',
} as const;

/** The list of data exports and account deletions. */
export default function DataRequestsPage() {
  return (
    <ListedRowsPage
      list="dataRequests"
      query={DataRequestsDocument}
      page={({ dataRequests }) => dataRequests}
      columns={useRequestColumns()}
      filters={useRequestFilters()}
      texts={texts}
      lead={<FormattedMessage id="privacy.requests.about" />}
    />
  );
}
