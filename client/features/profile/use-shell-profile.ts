import { useShellQuery, type ShellProfileFragment } from '#client/platform/generated/graphql';
import { useSession } from '#client/platform/sign-in/session';

/** The signed-in person as the shell shows them, or undefined while unknown or signed out. */
export function useShellProfile(): ShellProfileFragment | undefined {
  const { state } = useSession();
  const { data } = useShellQuery({ skip: state === 'signedOut' });
  return state === 'signedOut' ? undefined : data?.me;
}
