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
  /** How the portal calls it: the claim `sign_in_provider` of its people. */
  alias: string;
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** Where a company's provider sends people back to. */
export const returnPath = (alias: string): string => `${realmPath}/broker/${alias}/endpoint`;

const maxEmailLength = 254;

function textOf(claim: unknown): string | null {
  const text = typeof claim === 'string' ? plainText(claim).trim() : '';
  return text !== '' && isStorable(text) ? text : null;
}

/** Sign-ins at a company's own provider, for which the realm is a client. */
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
    // One that was away is asked again.
    this.configuration.catch(() => (this.configuration = null));
    return this.configuration;
  }

  /** Which no other sign-in has, and which needs to be kept nowhere. */
  private secretOf(uid: string, what: string): string {
    return createHmac('sha256', this.key).update(`${what}\n${uid}`).digest('base64url');
  }

  /** Where the sign-in under way goes on at the company. */
  async begin(uid: string, lang: Language): Promise<URL> {
    return buildAuthorizationUrl(await this.configured(), {
      redirect_uri: this.publicUrl + returnPath(this.company.alias),
      scope: 'openid',
      code_challenge: await calculatePKCECodeChallenge(this.secretOf(uid, 'verifier')),
      code_challenge_method: 'S256',
      state: uid,
      nonce: this.secretOf(uid, 'nonce'),
      ui_locales: lang,
      // Whoever signs in here says who they are: the company may still know somebody else in this browser.
      prompt: 'login',
    });
  }

  /** Who came back, by what the company's answer says; null where it names nobody. Throws where it is not its answer. */
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
