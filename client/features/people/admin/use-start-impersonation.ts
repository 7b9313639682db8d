import toast from 'react-hot-toast';
import { noteImpersonation } from '#client/features/identity/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useStartImpersonationMutation } from './person/person-page.generated';

/** Starts an impersonation with a full page load, which discards the administrator's data. */
export function useStartImpersonation() {
  const errorMessage = useErrorMessage();
  const [startImpersonation, { loading }] = useStartImpersonationMutation();
  const see = (profileId: string) =>
    startImpersonation({ variables: { input: { profileId } } })
      .then(() => {
        noteImpersonation(true);
        window.location.assign('/');
      })
      .catch((error: unknown) => toast.error(errorMessage(error)));
  return { see, loading };
}
