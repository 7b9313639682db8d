import { useState } from 'react';
import type { ContentSectionKey } from '#client/platform/generated/schema';
import type { Language } from '#client/platform/i18n/languages';
import { NewsletterDocument } from '../newsletter.generated';
import {
  useLeaveNewsletterMutation,
  useRejoinNewsletterMutation,
  useSubscribeToNewsletterMutation,
} from './subscription.generated';

/** Returns the actions of a subscription and the error of the last one. */
export function useSubscribing(section: ContentSectionKey) {
  const options = {
    refetchQueries: [{ query: NewsletterDocument, variables: { section } }],
    awaitRefetchQueries: true,
  };
  const [subscribe] = useSubscribeToNewsletterMutation(options);
  const [leave] = useLeaveNewsletterMutation(options);
  const [rejoin] = useRejoinNewsletterMutation(options);
  const [busy, setBusy] = useState(false);
  const [error, setError] = useState<unknown>();
  const run = async (action: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true);
    setError(undefined);
    try {
      await action();
      return true;
    } catch (rejection) {
      setError(rejection);
      return false;
    } finally {
      setBusy(false);
    }
  };
  return {
    busy,
    error,
    subscribe: (email: string, lang: Language) =>
      run(() => subscribe({ variables: { input: { section, email, lang } } })),
    leave: () => run(() => leave({ variables: { input: { section } } })),
    rejoin: () => run(() => rejoin({ variables: { input: { section } } })),
  };
}

export type Subscribing = ReturnType<typeof useSubscribing>;
