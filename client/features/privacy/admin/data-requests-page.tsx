import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import type { DataRequestKind, DataRequestState } from '#client/platform/generated/schema';
import { AdminList } from '#client/ui/list/admin-list';
import { chosenOf } from '#client/ui/list/list-address';
import { useRequestColumns, useRequestFilters } from './request-columns';
import { DataRequestsDocument } from './data-requests.generated';

/** What people asked for about their own data, and what is done about it. */
export default function DataRequestsPage() {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.dataRequests' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="privacy.requests.count" values={{ count }} />}
        lead={<FormattedMessage id="privacy.requests.about" />}
        searchLabel={intl.formatMessage({ id: 'privacy.requests.search' })}
        query={DataRequestsDocument}
        variables={({ search, filters: { kinds, states }, after }) => ({
          search: search || null,
          filter: {
            kinds: chosenOf<DataRequestKind>(kinds),
            states: chosenOf<DataRequestState>(states),
          },
          after,
        })}
        page={({ dataRequests }) => dataRequests}
        columns={useRequestColumns()}
        filters={useRequestFilters()}
        nothing={{
          title: <FormattedMessage id="privacy.requests.none" />,
          help: <FormattedMessage id="privacy.requests.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="privacy.requests.noneFor" values={{ query }} />}
      />
    </>
  );
}
