import { useApolloClient } from '@apollo/client/react';
import { language } from '#client/ui/editor/described/language';
import type { RowEditing } from '#client/ui/list/cells/row-editing';
import {
  EditedNewsletterSubscriptionDocument,
  UpdateNewsletterSubscriptionDocument,
  type SubscriptionRowFragment,
} from './subscriptions.generated';

const fields = {
  lang: language({ label: 'admin.subscriptions.lang' }),
} as RowEditing<SubscriptionRowFragment>['fields'];

/** Changes in the cells of their list in which language issues come; all else is the subscriber's to say. */
export function useSubscriptionEditing(): RowEditing<SubscriptionRowFragment> {
  const client = useApolloClient();
  return {
    fields,
    nameOf: ({ email }) => email,
    save: async ({ id, updatedAt }, change) => {
      const input = { id, updatedAt, ...change };
      const options = { mutation: UpdateNewsletterSubscriptionDocument, variables: { input } };
      return (await client.mutate(options)).data!.updateNewsletterSubscription.newsletterSubscription;
    },
    reload: async ({ id }) => {
      const options = {
        query: EditedNewsletterSubscriptionDocument,
        variables: { id },
        fetchPolicy: 'network-only' as const,
      };
      return (await client.query(options)).data?.editedNewsletterSubscription ?? null;
    },
  };
}
