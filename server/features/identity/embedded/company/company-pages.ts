import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type Provider from 'oidc-provider';
import { currentSettings } from '#server/features/settings/settings.service';
import { escapeHtml } from '#server/platform/text/html';
import { plainText } from '#server/platform/text/plain-text';
import { layout } from '../page/layout';
import { languageLinks, signInForm } from '../page/sign-in-page';
import { texts } from '../page/texts';
import {
  openInteraction,
  pageLanguage,
  type Visible,
  type SignInRequest,
  takeForms,
} from '../sign-in/show-sign-in';
import { countSignIn, forgiveSignIn } from '../sign-in/sign-in-limits';

interface CompanyPages {
  /** The name of the company. */
  name: string;
  /** The path of its realm. */
  path: string;
  /** Returns the subject with this e-mail address and password; null if there is none. */
  signIn: (email: string, password: string) => string | null;
}

/** Registers the sign-in page of a company in the portal's design. */
export function companyPages(
  app: FastifyInstance,
  provider: Provider,
  { name, path, signIn }: CompanyPages,
): void {
  async function show(request: FastifyRequest<SignInRequest>, reply: FastifyReply, visible: Visible) {
    const { lang, failure } = visible;
    const settings = await currentSettings();
    const action = `${path}/sign-in/${request.params.uid}`;
    const t = texts[lang];
    const lead = t.atCompany
      .replace('{company}', () => name)
      .replace('{product}', () => settings.productName);
    const content = `<h1>${t.signIn}</h1><p class="lead dim">${escapeHtml(lead)}</p>
${languageLinks(lang, action)}
${signInForm({ ...visible, action })}`;
    const wait = failure?.waitSeconds ?? 0;
    if (wait > 0) reply.header('retry-after', wait);
    return reply
      .status(failure ? (wait > 0 ? 429 : 401) : 200)
      .header('cache-control', 'no-store')
      .type('text/html; charset=utf-8')
      .send(layout({ lang, title: `${t.signIn} · ${name}`, settings, content, scripts: ['page.js'] }));
  }

  takeForms(app);
  app.get<SignInRequest>('/sign-in/:uid', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    return show(request, reply, {
      lang: pageLanguage(request.query.lang, interaction, request.headers),
      email: '',
    });
  });
  app.post<SignInRequest>('/sign-in/:uid', async (request, reply) => {
    const interaction = await openInteraction(provider, request, reply);
    if (!interaction) return reply.redirect('/', 303);
    const body = request.body ?? new URLSearchParams();
    const email = plainText(body.get('email') ?? '').trim();
    const trier = { name: `${path} ${email}`, address: request.ip, device: null };
    const { waitSeconds } = await countSignIn(trier);
    const accountId = waitSeconds > 0 ? null : signIn(email, body.get('password') ?? '');
    const lang = pageLanguage(body.get('lang'), interaction, request.headers);
    if (accountId === null) return show(request, reply, { lang, email, failure: { waitSeconds } });
    await forgiveSignIn(trier);
    reply.hijack();
    const login = { accountId, remember: false };
    await provider.interactionFinished(request.raw, reply.raw, { login }, { mergeWithLastSubmission: false });
    return reply;
  });
}
