import toast from 'react-hot-toast';
import { noteSeeing } from '#client/features/identity/public';
import { useErrorMessage } from '#client/platform/error-message';
import { useSeeAsMutation } from './person-page.generated';

/** Shows the portal as a person sees it, from a page that holds nothing else. */
export function useSeeAs() {
  const errorMessage = useErrorMessage();
  const [seeAs, { loading }] = useSeeAsMutation();
  const see = (profileId: string) =>
    seeAs({ variables: { input: { profileId } } })
      .then(() => {
        noteSeeing(true);
        window.location.assign('/');
      })
      .catch((error: unknown) => toast.error(errorMessage(error)));
  return { see, loading };
}
