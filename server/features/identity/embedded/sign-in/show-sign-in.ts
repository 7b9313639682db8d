import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { currentSettings } from '#server/features/settings/settings.service';
import { browserLanguage } from '#server/platform/language/browser-language';
import type { Language } from '#server/platform/language/i18n';
import type { CompanySignOn } from '../broker/company-sign-on';
import { endedWords } from '../page/ended';
import { type SignInPage, signInPage } from '../page/sign-in-page';
import { languageOf } from '../page/texts';
import { realmPath } from '../realm';
import type { KnownDevices } from './known-devices';

/** A sign-in in progress. */
type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

export interface SignInRequest {
  Params: { uid: string };
  Querystring: { lang?: string };
  Body: URLSearchParams;
}

export function pageLanguage(
  requested: unknown,
  interaction: Interaction,
  headers: IncomingHttpHeaders,
): Language {
  const { kc_locale: byPortal, ui_locales: byOthers } = interaction.params;
  return languageOf(requested, byPortal, byOthers, browserLanguage(headers));
}

/** Returns the sign-in in progress in this browser; null if it has ended or belongs to another browser. */
export async function openInteraction(
  provider: Provider,
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
) {
  try {
    const interaction = await provider.interactionDetails(request.raw, reply.raw);
    return interaction.uid === request.params.uid ? interaction : null;
  } catch (error) {
    if (error instanceof errors.SessionNotFound) return null;
    throw error;
  }
}

/** Returns the files that the portal loads first in a language. */
export type FilesAhead = (lang: Language) => readonly string[];

export interface SignInParts {
  devices: KnownDevices;
  ahead: FilesAhead;
  /** The company's single sign-on; null if there is none. */
  company: CompanySignOn | null;
}

export type Visible = Pick<SignInPage, 'lang' | 'email' | 'failure' | 'rejection'>;

export const pagePath = (uid: string): string => `${realmPath}/sign-in/${uid}`;

const rejections = { linkRequired: 409, closed: 403, notSignedOn: 400, companyAway: 502 } as const;

const statusOf = ({ failure, rejection }: Visible): number => {
  if (rejection) return rejections[rejection];
  if (!failure) return 200;
  return failure.waitSeconds > 0 ? 429 : 401;
};

/** Sends the page of the sign-in in progress. */
export async function showPage(
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
  { ahead: filesAhead, company }: SignInParts,
  visible: Visible,
) {
  const wait = visible.failure?.waitSeconds ?? 0;
  if (wait > 0) reply.header('retry-after', wait);
  const settings = await currentSettings();
  const ended = endedWords(request.headers.cookie, visible.lang, settings);
  const ahead = filesAhead(visible.lang);
  const action = pagePath(request.params.uid);
  const singleSignOn = company && `${action}/single-sign-on`;
  return reply
    .status(statusOf(visible))
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(signInPage({ ...visible, ended, settings, ahead, action, singleSignOn }));
}

/** Makes an app parse form bodies. */
export function takeForms(app: FastifyInstance): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(body.toString()),
  );
}
