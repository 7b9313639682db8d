import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, SavedViews, type BulkDeed } from '#client/features/editing/public';
import { PageTitle } from '#client/features/settings/public';
import { AdminList } from '#client/ui/list/admin-list';
import { whereOf } from '#client/ui/list/conditions';
import { orderOf } from '#client/ui/list/list-address';
import { useSubscriptionColumns, useSubscriptionFilters } from './subscription-columns';
import {
  EditedNewsletterSubscriptionsDocument,
  type EditedNewsletterSubscriptionsQueryVariables,
  type SubscriptionRowFragment,
} from './subscriptions.generated';

const deeds: readonly BulkDeed[] = [{ name: 'delete' }];

/** To whom newsletters go. */
export default function SubscriptionsPage() {
  const intl = useIntl();
  const filters = useSubscriptionFilters();
  const title = intl.formatMessage({ id: 'admin.subscriptions' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <AdminList
        title={title}
        count={(count) => <FormattedMessage id="admin.subscriptions.count" values={{ count }} />}
        lead={<FormattedMessage id="admin.subscriptions.about" />}
        views={
          <>
            <SavedViews list="editedNewsletterSubscriptions" />
            <OpenActions list="editedNewsletterSubscriptions" />
          </>
        }
        searchLabel={intl.formatMessage({ id: 'admin.subscriptions.search' })}
        query={EditedNewsletterSubscriptionsDocument}
        variables={({ search, sort, after, ...view }): EditedNewsletterSubscriptionsQueryVariables => ({
          search: search || null,
          where: whereOf(filters, view),
          orderBy: orderOf(sort),
          after,
        })}
        page={({ editedNewsletterSubscriptions }) => editedNewsletterSubscriptions}
        columns={useSubscriptionColumns()}
        filters={filters}
        csv="editedNewsletterSubscriptions"
        bulk={bulkOf('editedNewsletterSubscriptions', deeds, ({ email }: SubscriptionRowFragment) => email)}
        nothing={{
          title: <FormattedMessage id="admin.subscriptions.none" />,
          help: <FormattedMessage id="admin.subscriptions.noneHelp" />,
        }}
        noneFor={(query) => <FormattedMessage id="admin.subscriptions.noneFor" values={{ query }} />}
      />
    </>
  );
}
