/** What a verified access token says. Role and type in it are for the browser; the server never reads them. */
export interface TokenSubject {
  issuer: string;
  subject: string;
  /** The client that asked for the token (azp). */
  clientId: string;
  /** `password`, or the name of the single sign-on provider. */
  signInProvider: string;
  email: string | null;
  emailVerified: boolean;
  name: string | null;
  /** The last moment at which its session can have begun; what ends sessions later has ended it. */
  begunBy: Date;
  /** The provider's session (sid). */
  sessionId: string | null;
}
