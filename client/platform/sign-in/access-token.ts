import { createModuleState } from '../module-state';
import { renewedSession } from './paused-requests';

type Read = () => Promise<string | undefined>;
type Source = {
  token: Read;
  /** Asks the provider for a new token, by which an ended session shows. */
  renew: () => Promise<void>;
};

const source = createModuleState<Source>(() => ({
  token: async () => undefined,
  renew: async () => undefined,
}));

/** Says where the access token comes from; the app does so once at its start. */
export function provideAccessToken(from: Source): void {
  source.value = from;
}

/** Reads a token; if the session has ended while something is unsaved, waits until the person has signed in again. */
export async function tokenOrRenewed(read: Read): Promise<string | undefined> {
  const before = renewedSession();
  const token = await read();
  // The session may end, or be given up, while the token is read.
  const renewed = renewedSession() ?? before;
  if (token !== undefined || !renewed) return token;
  await renewed;
  return read();
}

/** A valid access token for what is fetched without Apollo, or undefined for a visitor. */
export const accessToken: Read = () => tokenOrRenewed(source.value.token);

/**
 * Asks the provider whether a session that the server refused still exists. Returns true once the person has signed in
 * again, so that the request can be repeated; false if the refusal is final. Rejects if the person leaves instead.
 */
export async function hasSignedInAgain(): Promise<boolean> {
  await source.value.renew();
  const renewed = renewedSession();
  await renewed;
  return renewed !== null;
}

/** Tells whether the server refused a request because it knows no session for it. */
export const isSessionRejection = (code: string): boolean =>
  ['UNAUTHENTICATED', 'TOKEN_INVALID'].includes(code);
