/** The claims of a verified access token. Its role and type are for the browser; the server never reads them. */
export interface TokenSubject {
  issuer: string;
  subject: string;
  /** The client that requested the token (azp). */
  clientId: string;
  /** `password`, or the name of the single sign-on provider. */
  signInProvider: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** The latest possible start of its session. A session revocation after this moment has ended it. */
  begunBy: Date;
  /** The session id of the provider (sid). */
  sessionId: string | null;
}
