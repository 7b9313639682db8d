import type { IncomingHttpHeaders } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { currentSettings } from '#server/features/settings/settings.service';
import { browserLanguage } from '#server/platform/language/browser-language';
import type { Language } from '#server/platform/language/i18n';
import { layout } from './layout';
import { languageOf, texts } from './texts';

/** The parts of a request from which the language of a page follows. */
interface PageRequest {
  query: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

const requestedLanguage = ({ query, headers }: PageRequest): Language =>
  languageOf(query['kc_locale'], query['ui_locales'], browserLanguage(headers));

/** Shows an error page for requests that can't redirect back to the portal. */
export async function renderProviderError(ctx: KoaContextWithOIDC): Promise<void> {
  const lang = requestedLanguage(ctx);
  const t = texts[lang];
  const content = `<h1>${t.errorTitle}</h1><p class="lead dim">${t.errorText}</p>
<a class="button main" href="/">${t.toPortal}</a>`;
  ctx.type = 'html';
  ctx.body = layout({ lang, title: t.errorTitle, settings: await currentSettings(), content });
}

/** Returns the page for rate-limited addresses, with the time to wait. */
export async function busyPage(requested: PageRequest, waitSeconds: number): Promise<string> {
  const lang = requestedLanguage(requested);
  const t = texts[lang];
  const text = t.busyText.replace('{minutes}', String(Math.ceil(waitSeconds / 60)));
  const content = `<h1>${t.busyTitle}</h1><p class="lead dim">${text}</p>
<a class="button main" href="/">${t.toPortal}</a>`;
  return layout({ lang, title: t.busyTitle, settings: await currentSettings(), content });
}

/**
 * Shows the sign-out page with oidc-provider's `form`. It submits itself only if the identity token belongs to the
 * signed-in account, so that no other site can sign a person out.
 */
export async function renderSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
  const certain = hint?.payload?.sub !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
  const lang = requestedLanguage(ctx);
  const t = texts[lang];
  const content = `<h1>${t.signOut}</h1><p class="lead dim">${t.signOutQuestion}</p>${form}
<button class="button main" id="sign-out" type="submit" form="op.logoutForm" name="logout" value="yes">${t.signOut}</button>
<a class="button other" href="/">${t.stay}</a>`;
  const scripts = certain ? ['sign-out.js'] : [];
  ctx.body = layout({ lang, title: t.signOut, settings: await currentSettings(), content, scripts });
}

/** Shows the page after a sign-out that the portal didn't request. */
export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const lang = requestedLanguage(ctx);
  const { ended, signIn } = texts[lang];
  const [title, text] = ended.self as [string, string];
  const content = `<h1>${title}</h1><p class="lead dim">${text}</p>
<a class="button main" href="/">${signIn}</a>`;
  ctx.body = layout({ lang, title, settings: await currentSettings(), content });
}
