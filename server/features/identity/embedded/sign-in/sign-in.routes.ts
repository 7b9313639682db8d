import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { isLanguage } from '#server/platform/language/i18n';
import { selectedLanguageCookies } from '#server/platform/language/language-cookie';
import { signIns } from '#server/platform/metrics/metrics';
import { plainText } from '#server/platform/text/plain-text';
import { signIn } from '../accounts';
import { brokerRoutes } from '../broker/broker.routes';
import {
  openInteraction,
  pageLanguage,
  showPage,
  type SignInParts,
  type SignInRequest,
  takeForms,
} from './show-sign-in';
import { countSignIn, forgiveSignIn, isToBeTold } from './sign-in-limits';
import { warnOfTries } from './warn-of-tries.job';

async function submit(
  provider: Provider,
  parts: SignInParts,
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
) {
  const interaction = await openInteraction(provider, request, reply);
  if (!interaction) return reply.redirect('/', 303);
  const body = request.body ?? new URLSearchParams();
  const email = plainText(body.get('email') ?? '').trim();
  const { devices } = parts;
  const { cookie } = request.headers;
  const lang = pageLanguage(body.get('lang'), interaction, request.headers);
  const trier = { name: email, address: request.ip, device: devices.deviceOf(cookie, email) };
  const { tries, waitSeconds } = await countSignIn(trier);
  const account = waitSeconds > 0 ? null : await signIn(email, body.get('password') ?? '');
  if (!account) {
    signIns.inc({ outcome: waitSeconds > 0 ? 'held_up' : 'rejected' });
    if (isToBeTold(tries)) await warnOfTries(email);
    return showPage(request, reply, parts, { lang, email, failure: { waitSeconds } });
  }
  await forgiveSignIn(trier);
  reply.hijack();
  reply.raw.setHeader('set-cookie', devices.remember(cookie, email));
  // Not remembered, so that the session ends with the browser on a shared computer.
  const login = { accountId: account.subject, remember: false, amr: ['pwd'] };
  await provider.interactionFinished(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false });
}

/** Registers the sign-in page with e-mail address and password. */
export function signInRoutes(app: FastifyInstance, provider: Provider, parts: SignInParts): void {
  takeForms(app);
  app.get<SignInRequest>('/sign-in/:uid', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const { lang: requested } = request.query;
    if (isLanguage(requested))
      reply.header('set-cookie', selectedLanguageCookies(requested, request.protocol === 'https'));
    const hint = interaction.params['login_hint'];
    return showPage(request, reply, parts, {
      lang: pageLanguage(requested, interaction, request.headers),
      email: typeof hint === 'string' ? hint : '',
    });
  });
  app.post<SignInRequest>('/sign-in/:uid', (request, reply) => submit(provider, parts, request, reply));
  if (parts.company) brokerRoutes(app, provider, parts, parts.company);
}
