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

/** Returns how the list edits the language of subscriptions in place. Everything else is up to the subscriber. */
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
