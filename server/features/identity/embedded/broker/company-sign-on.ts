import { createHmac } from 'node:crypto';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  enableNonRepudiationChecks,
} from 'openid-client';
import type { Language } from '#server/platform/language/i18n';
import { plainText } from '#server/platform/text/plain-text';
import { isStorable } from '#server/platform/validation';
import { realmPath } from '../realm';
import type { CompanyPerson } from './brokered-account';

/** A company whose people sign in at its own provider. */
export interface Company {
  /** Its name in the portal, which is the claim `sign_in_provider` of its people. */
  alias: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Returns the path to which a company's provider redirects. */
export const returnPath = (alias: string): string => `${realmPath}/broker/${alias}/endpoint`;

const maxEmailLength = 254;

function textOf(claim: unknown): string | null {
  const text = typeof claim === 'string' ? plainText(claim).trim() : '';
  return text !== '' && isStorable(text) ? text : null;
}

/** Sign-in at a company's provider, with the portal's realm as its client. */
export class CompanySignOn {
  private configuration: Promise<Configuration> | null = null;

  constructor(
    readonly company: Company,
    private readonly publicUrl: string,
    private readonly key: string,
  ) {}

  private configured(): Promise<Configuration> {
    const { issuer, clientId, clientSecret } = this.company;
    const execute = [
      enableNonRepudiationChecks,
      ...(issuer.startsWith('http:') ? [allowInsecureRequests] : []),
    ];
    this.configuration ??= discovery(new URL(issuer), clientId, clientSecret, undefined, { execute });
    // After a failure, the configuration is loaded again.
    this.configuration.catch(() => (this.configuration = null));
    return this.configuration;
  }

  /** Derives a secret that is unique to the sign-in and needs no storage. */
  private secretOf(uid: string, what: string): string {
    return createHmac('sha256', this.key).update(`${what}\n${uid}`).digest('base64url');
  }

  /** Returns the address at the company where the current sign-in continues. */
  async begin(uid: string, lang: Language): Promise<URL> {
    return buildAuthorizationUrl(await this.configured(), {
      redirect_uri: this.publicUrl + returnPath(this.company.alias),
      scope: 'openid',
      code_challenge: await calculatePKCECodeChallenge(this.secretOf(uid, 'verifier')),
      code_challenge_method: 'S256',
      state: uid,
      nonce: this.secretOf(uid, 'nonce'),
      ui_locales: lang,
      // Requires a new sign-in, because the company may still have another person's session in this browser.
      prompt: 'login',
    });
  }

  /**
   * Returns the person from the company's response; null if it identifies no one. Throws if the response is invalid.
   */
  async finish(uid: string, answer: URLSearchParams): Promise<CompanyPerson | null> {
    const address = new URL(`${this.publicUrl}${returnPath(this.company.alias)}?${answer.toString()}`);
    const tokens = await authorizationCodeGrant(await this.configured(), address, {
      pkceCodeVerifier: this.secretOf(uid, 'verifier'),
      expectedState: uid,
      expectedNonce: this.secretOf(uid, 'nonce'),
    });
    const claims = tokens.claims();
    const [subject, email] = [textOf(claims?.sub), textOf(claims?.['email'])];
    if (!claims || !subject || !email || email.length > maxEmailLength) return null;
    return {
      broker: this.company.alias,
      subject,
      email,
      emailVerified: claims['email_verified'] === true,
      name: textOf(claims['name']) ?? email,
    };
  }
}
