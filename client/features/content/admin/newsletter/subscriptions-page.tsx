import { FormattedMessage } from 'react-intl';
import { ListedRowsPage, type BulkActionDefinition } from '#client/features/editing/index';
import { useSubscriptionColumns, useSubscriptionFilters } from './subscription-columns';
import {
  AdminNewsletterSubscriptionsDocument,
  type SubscriptionRowFragment,
} from './subscriptions.generated';
import { useSubscriptionEditing } from './use-subscription-editing';

const texts = {
  title: 'admin.subscriptions',
  count: 'admin.subscriptions.count',
  search: 'admin.subscriptions.search',
  none: 'admin.subscriptions.none',
  noneHelp: 'admin.subscriptions.noneHelp',
  noneFor: 'admin.subscriptions.noneFor',
} as const;

const actions: readonly BulkActionDefinition[] = [{ name: 'delete' }];
const bulk = { actions, nameOf: ({ email }: SubscriptionRowFragment) => email };

/** The list of newsletter subscriptions. */
export default function SubscriptionsPage() {
  return (
    <ListedRowsPage
      list="adminNewsletterSubscriptions"
      query={AdminNewsletterSubscriptionsDocument}
      page={({ adminNewsletterSubscriptions }) => adminNewsletterSubscriptions}
      columns={useSubscriptionColumns()}
      filters={useSubscriptionFilters()}
      texts={texts}
      lead={<FormattedMessage id="admin.subscriptions.about" />}
      editing={useSubscriptionEditing()}
      bulk={bulk}
    />
  );
}
