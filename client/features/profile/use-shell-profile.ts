import { useShellQuery, type ShellProfileFragment } from './shell.generated';
import { useSession } from '#client/platform/sign-in/session';

/** Returns the signed-in person's profile for the layout, its error, and a retry function. */
export function useShellProfileQuery() {
  const { state } = useSession();
  const { data, error, refetch } = useShellQuery({ skip: state === 'signedOut' });
  return { profile: state === 'signedOut' ? undefined : data?.me, error, retry: () => void refetch() };
}

/** Returns the signed-in person's profile, or undefined while it is unknown or no one is signed in. */
export function useShellProfile(): ShellProfileFragment | undefined {
  return useShellProfileQuery().profile;
}
