import { useShellQuery, type ShellProfileFragment } from './shell.generated';
import { useSession } from '#client/platform/sign-in/session';

/** The signed-in person as the shell shows them, what went wrong when they are not known, and how to ask again. */
export function useShellProfileQuery() {
  const { state } = useSession();
  const { data, error, refetch } = useShellQuery({ skip: state === 'signedOut' });
  return { profile: state === 'signedOut' ? undefined : data?.me, error, retry: () => void refetch() };
}

/** The signed-in person, or undefined while unknown or signed out. */
export function useShellProfile(): ShellProfileFragment | undefined {
  return useShellProfileQuery().profile;
}
