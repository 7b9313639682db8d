import { createModuleState } from '../module-state';
import { renewedSession } from './paused-requests';

type Read = () => Promise<string | undefined>;
type Source = {
  token: Read;
  /** Requests a new token from the provider, which also reveals an ended session. */
  renew: () => Promise<void>;
};

const source = createModuleState<Source>(() => ({
  token: async () => undefined,
  renew: async () => undefined,
}));

/** Sets the source of access tokens. The app calls it once at start. */
export function provideAccessToken(from: Source): void {
  source.value = from;
}

/** Reads a token. If the session has ended on a page with unsaved work, waits until the person has signed in again. */
export async function tokenOrRenewed(read: Read): Promise<string | undefined> {
  const before = renewedSession();
  const token = await read();
  // The session may end or be given up while the token is read.
  const renewed = renewedSession() ?? before;
  if (token !== undefined || !renewed) return token;
  await renewed;
  return read();
}

/** Returns a valid access token for requests outside Apollo, or undefined for a visitor. */
export const accessToken: Read = () => tokenOrRenewed(source.value.token);

/**
 * Checks with the provider if a rejected session still exists. Returns true after the person has signed in again, so
 * that the request can be repeated, and false if the rejection is final. Rejects if the person leaves the page instead.
 */
export async function hasSignedInAgain(): Promise<boolean> {
  await source.value.renew();
  const renewed = renewedSession();
  await renewed;
  return renewed !== null;
}

/** Returns true if the code means that the server found no valid session for the request. */
export const isSessionRejection = (code: string): boolean =>
  ['UNAUTHENTICATED', 'TOKEN_INVALID'].includes(code);
