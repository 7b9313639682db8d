import { language } from '#client/ui/editor/described/language';
import type { RowEditing } from '#client/ui/list/cells/row-editing';
import { useRowOperations } from '#client/ui/list/cells/use-row-operations';
import {
  AdminNewsletterSubscriptionDocument,
  UpdateNewsletterSubscriptionDocument,
  type SubscriptionRowFragment,
} from './subscriptions.generated';

const fields = {
  lang: language({ label: 'admin.subscriptions.lang' }),
} as RowEditing<SubscriptionRowFragment>['fields'];

/** Changes in the cells of their list in which language issues come; all else is the subscriber's to say. */
export function useSubscriptionEditing(): RowEditing<SubscriptionRowFragment> {
  const operations = useRowOperations({
    update: UpdateNewsletterSubscriptionDocument,
    saved: ({ updateNewsletterSubscription }) => updateNewsletterSubscription.newsletterSubscription,
    one: AdminNewsletterSubscriptionDocument,
    found: ({ adminNewsletterSubscription }) => adminNewsletterSubscription,
  });
  return {
    fields,
    nameOf: ({ email }) => email,
    ...operations,
  };
}
