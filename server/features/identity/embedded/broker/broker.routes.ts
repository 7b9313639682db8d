import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { cookieLanguage } from '#server/platform/language/language-cookie';
import { log } from '#server/platform/logging/log';
import { realmPath } from '../realm';
import {
  openInteraction,
  pageLanguage,
  pagePath,
  type Visible,
  showPage,
  type SignInParts,
  type SignInRequest,
} from '../sign-in/show-sign-in';
import { brokeredAccount, type CompanyPerson } from './brokered-account';
import { type CompanySignOn, returnPath } from './company-sign-on';

/** Completes the sign-in of a person who returns from the company, or shows why it failed. */
async function finishAtCompany(
  provider: Provider,
  parts: SignInParts,
  company: CompanySignOn,
  request: FastifyRequest<SignInRequest>,
  reply: FastifyReply,
) {
  const interaction = await openInteraction(provider, request, reply);
  if (!interaction) return reply.redirect('/', 303);
  const reject = (rejection: NonNullable<Visible['rejection']>) =>
    showPage(request, reply, parts, {
      lang: pageLanguage(cookieLanguage(request.headers.cookie), interaction, request.headers),
      email: '',
      rejection,
    });
  let person: CompanyPerson | null;
  try {
    person = await company.finish(interaction.uid, new URLSearchParams(request.url.split('?')[1]));
  } catch (error) {
    log.info({ reason: (error as Error).message }, 'a single sign-on came to nothing');
    return reject('notSignedOn');
  }
  if (!person) return reject('notSignedOn');
  const account = await brokeredAccount(person);
  if (account === null) return reject('linkRequired');
  if (!account.enabled) return reject('closed');
  reply.hijack();
  const login = { accountId: account.subject, remember: false };
  await provider.interactionFinished(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false });
}

/** Registers the redirects to a company's provider and back, within the current sign-in of the browser. */
export function brokerRoutes(
  app: FastifyInstance,
  provider: Provider,
  parts: SignInParts,
  company: CompanySignOn,
): void {
  app.get<SignInRequest>('/sign-in/:uid/single-sign-on', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const lang = pageLanguage(cookieLanguage(request.headers.cookie), interaction, request.headers);
    try {
      return await reply.redirect((await company.begin(interaction.uid, lang)).href, 303);
    } catch (error) {
      log.warn({ err: error }, 'the provider of a company does not answer');
      return showPage(request, reply, parts, { lang, email: '', rejection: 'companyAway' });
    }
  });
  // Browsers send the cookie of the sign-in only to paths of its page.
  app.get<{ Querystring: { state?: unknown } }>(
    returnPath(company.company.alias).slice(realmPath.length),
    async (request, reply) => {
      const { state } = request.query;
      if (typeof state !== 'string' || !/^[\w-]{1,64}$/.test(state)) return reply.redirect('/', 303);
      return reply.redirect(`${pagePath(state)}/signed-on?${request.url.split('?')[1]}`, 303);
    },
  );
  app.get<SignInRequest>('/sign-in/:uid/signed-on', (request, reply) =>
    finishAtCompany(provider, parts, company, request, reply),
  );
}
