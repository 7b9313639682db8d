import type { IncomingHttpHeaders } from 'node:http';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { errors } from 'oidc-provider';
import { currentSettings } from '#server/features/settings/settings.service';
import { browserLanguage } from '#server/platform/language/browser-language';
import { isLanguage, type Language } from '#server/platform/language/i18n';
import { chosenLanguageCookies } from '#server/platform/language/language-cookie';
import { signIns } from '#server/platform/metrics/metrics';
import { plainText } from '#server/platform/text/plain-text';
import { signIn } from '../accounts';
import { endedWords } from '../page/ended';
import { languageOf } from '../page/texts';
import { signInPage } from '../page/sign-in-page';
import type { KnownDevices } from './known-devices';
import { countSignIn, forgiveSignIn, isToBeTold } from './sign-in-limits';
import { warnOfTries } from './warn-of-tries.job';

type Interaction = Awaited<ReturnType<Provider['interactionDetails']>>;

interface SignInRequest {
  Params: { uid: string };
  Querystring: { lang?: string };
  Body: URLSearchParams;
}

function pageLanguage(asked: unknown, interaction: Interaction, headers: IncomingHttpHeaders): Language {
  const { kc_locale: byPortal, ui_locales: byOthers } = interaction.params;
  return languageOf(asked, byPortal, byOthers, browserLanguage(headers));
}

/** The sign-in under way in this browser; null where it has ended or is another browser's. */
async function openInteraction(
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

/** Addresses of the files that the portal begins with in a language. */
export type FilesAhead = (lang: Language) => readonly string[];

export interface SignInParts {
  devices: KnownDevices;
  ahead: FilesAhead;
}

interface Shown {
  lang: Language;
  email: string;
  failure?: { waitSeconds: number };
}

async function showPage(
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
  filesAhead: FilesAhead,
  shown: Shown,
) {
  const wait = shown.failure?.waitSeconds ?? 0;
  if (wait > 0) reply.header('retry-after', wait);
  const settings = await currentSettings();
  const ended = endedWords(request.headers.cookie, shown.lang, settings);
  const ahead = filesAhead(shown.lang);
  return reply
    .status(shown.failure ? (wait > 0 ? 429 : 401) : 200)
    .header('cache-control', 'no-store')
    .type('text/html; charset=utf-8')
    .send(signInPage({ ...shown, ended, settings, ahead, action: request.url.split('?')[0]! }));
}

async function submit(
  provider: Provider,
  { devices, ahead }: SignInParts,
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
) {
  const interaction = await openInteraction(provider, request, reply);
  if (!interaction) return reply.redirect('/', 303);
  const body = request.body ?? new URLSearchParams();
  const email = plainText(body.get('email') ?? '').trim();
  const { cookie } = request.headers;
  const lang = pageLanguage(body.get('lang'), interaction, request.headers);
  const trier = { name: email, address: request.ip, device: devices.deviceOf(cookie, email) };
  const { tries, waitSeconds } = await countSignIn(trier);
  const account = waitSeconds > 0 ? null : await signIn(email, body.get('password') ?? '');
  if (!account) {
    signIns.inc({ outcome: waitSeconds > 0 ? 'held_up' : 'refused' });
    if (isToBeTold(tries)) await warnOfTries(email);
    return showPage(request, reply, ahead, { lang, email, failure: { waitSeconds } });
  }
  await forgiveSignIn(trier);
  reply.hijack();
  reply.raw.setHeader('set-cookie', devices.remember(cookie, email));
  // Not remembered: on a shared computer the session ends with the browser.
  const login = { accountId: account.subject, remember: false, amr: ['pwd'] };
  await provider.interactionFinished(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false });
}

/** The provider's sign-in page: e-mail and password, for the one sign-in under way in the browser. */
export function signInRoutes(app: FastifyInstance, provider: Provider, parts: SignInParts): void {
  app.removeAllContentTypeParsers();
  app.addContentTypeParser(
    'application/x-www-form-urlencoded',
    { parseAs: 'string', bodyLimit: 16_384 },
    async (_request: FastifyRequest, body: string | Buffer) => new URLSearchParams(body.toString()),
  );
  app.get<SignInRequest>('/sign-in/:uid', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const { lang: asked } = request.query;
    if (isLanguage(asked))
      reply.header('set-cookie', chosenLanguageCookies(asked, request.protocol === 'https'));
    const hint = interaction.params['login_hint'];
    return showPage(request, reply, parts.ahead, {
      lang: pageLanguage(asked, interaction, request.headers),
      email: typeof hint === 'string' ? hint : '',
    });
  });
  app.post<SignInRequest>('/sign-in/:uid', (request, reply) => submit(provider, parts, request, reply));
}
