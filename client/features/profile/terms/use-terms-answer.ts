import { useRef, useState } from 'react';
import { useReloadSettings } from '#client/features/settings/index';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useSession } from '#client/platform/sign-in/session';
import { useAcceptTermsMutation, useDeclineTermsMutation } from './terms.generated';

export type Answer = 'yes' | 'no';

const own = { CONFLICT: 'terms.newer' };

/**
 * Returns functions that accept and decline the terms; declining signs out. `onAccepted` and `onNewer` are called after
 * acceptance and if the terms have changed.
 */
export function useTermsAnswer(version: number | undefined, onAccepted: () => void, onNewer: () => void) {
  const { signOut } = useSession();
  const reload = useReloadSettings();
  const message = useErrorMessage(own);
  const [accept] = useAcceptTermsMutation();
  const [decline] = useDeclineTermsMutation();
  const [busy, setBusy] = useState<Answer | null>(null);
  const [failure, setFailure] = useState<string>();
  const underWay = useRef(false);

  const yes = async () => {
    try {
      await accept({ variables: { input: { version: version! } } });
      onAccepted();
    } catch (error) {
      setFailure(message(error));
      if (errorCode(error) !== 'CONFLICT') return;
      void reload();
      onNewer();
    }
  };
  const no = async () => {
    try {
      if (version !== undefined) await decline({ variables: { input: { version } } });
    } catch (error) {
      // Declining signs the person out even if it can't be saved. They are asked again at the next sign-in.
      console.warn('The No could not be kept.', error);
    }
    await signOut({ declined: true });
  };
  const answer = async (given: Answer) => {
    if (underWay.current) return;
    underWay.current = true;
    setFailure(undefined);
    setBusy(given);
    await (given === 'yes' ? yes() : no());
    underWay.current = false;
    setBusy(null);
  };
  return { busy, failure, answer };
}
