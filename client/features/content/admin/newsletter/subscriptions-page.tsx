import { FormattedMessage, useIntl } from 'react-intl';
import { bulkOf, OpenActions, SavedViews, type BulkDeed } from '#client/features/editing/public';
import { PageTitle } from '#client/features/settings/public';
import type { ContentSectionKey, Language, SubscriptionState } from '#client/platform/generated/schema';
import { AdminList } from '#client/ui/list/admin-list';
import { chosenOf, orderOf } from '#client/ui/list/list-address';
import { useSubscriptionColumns, useSubscriptionFilters } from './subscription-columns';
import {
  EditedNewsletterSubscriptionsDocument,
  type EditedNewsletterSubscriptionsQueryVariables,
  type SubscriptionRowFragment,
} from './subscriptions.generated';

type Filters = Record<string, readonly string[] | undefined>;

const filterOf = (filters: Filters): EditedNewsletterSubscriptionsQueryVariables['filter'] => ({
  section: chosenOf<ContentSectionKey>(filters['section']),
  state: chosenOf<SubscriptionState>(filters['state']),
  lang: chosenOf<Language>(filters['lang']),
});

const deeds: readonly BulkDeed[] = [{ name: 'delete' }];

/** To whom newsletters go. */
export default function SubscriptionsPage() {
  const intl = useIntl();
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
        variables={({ search, filters, sort, after }): EditedNewsletterSubscriptionsQueryVariables => ({
          search: search || null,
          filter: filterOf(filters),
          orderBy: orderOf(sort),
          after,
        })}
        page={({ editedNewsletterSubscriptions }) => editedNewsletterSubscriptions}
        columns={useSubscriptionColumns()}
        filters={useSubscriptionFilters()}
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
