import type { IncomingHttpHeaders } from 'node:http';
import type { KoaContextWithOIDC } from 'oidc-provider';
import { currentSettings } from '#server/features/settings/settings.service';
import { browserLanguage } from '#server/platform/language/browser-language';
import type { Language } from '#server/platform/language/i18n';
import { layout } from './layout';
import { languageOf, texts } from './texts';

/** What is asked of the provider, as far as its pages' language follows from it. */
interface Asked {
  query: Record<string, unknown>;
  headers: IncomingHttpHeaders;
}

const languageAsked = ({ query, headers }: Asked): Language =>
  languageOf(query['kc_locale'], query['ui_locales'], browserLanguage(headers));

/** What a person sees where a request to the provider cannot go back to the portal. */
export async function renderProviderError(ctx: KoaContextWithOIDC): Promise<void> {
  const lang = languageAsked(ctx);
  const t = texts[lang];
  const content = `<h1>${t.errorTitle}</h1><p class="lead dim">${t.errorText}</p>
<a class="button main" href="/">${t.toPortal}</a>`;
  ctx.type = 'html';
  ctx.body = layout({ lang, title: t.errorTitle, settings: await currentSettings(), content });
}

/** What a person sees whose address has sent too many requests, and how long to wait. */
export async function busyPage(asked: Asked, waitSeconds: number): Promise<string> {
  const lang = languageAsked(asked);
  const t = texts[lang];
  const text = t.busyText.replace('{minutes}', String(Math.ceil(waitSeconds / 60)));
  const content = `<h1>${t.busyTitle}</h1><p class="lead dim">${text}</p>
<a class="button main" href="/">${t.toPortal}</a>`;
  return layout({ lang, title: t.busyTitle, settings: await currentSettings(), content });
}

/**
 * The sign-out page around oidc-provider's `form`. It confirms itself only where the portal's identity token is
 * of the very account that is signed in, so that no other page can sign a person out unasked.
 */
export async function renderSignOut(ctx: KoaContextWithOIDC, form: string): Promise<void> {
  const hint = ctx.oidc.entities.IdTokenHint as { payload?: { sub?: string } } | undefined;
  const certain = hint?.payload?.sub !== undefined && hint.payload.sub === ctx.oidc.session?.accountId;
  const lang = languageAsked(ctx);
  const t = texts[lang];
  const content = `<h1>${t.signOut}</h1><p class="lead dim">${t.signOutQuestion}</p>${form}
<button class="button main" id="sign-out" type="submit" form="op.logoutForm" name="logout" value="yes">${t.signOut}</button>
<a class="button other" href="/">${t.stay}</a>`;
  const scripts = certain ? ['sign-out.js'] : [];
  ctx.body = layout({ lang, title: t.signOut, settings: await currentSettings(), content, scripts });
}

/** What a person sees after a sign-out that no page of the portal asked for. */
export async function renderSignedOut(ctx: KoaContextWithOIDC): Promise<void> {
  const lang = languageAsked(ctx);
  const { ended, signIn } = texts[lang];
  const [title, text] = ended.self as [string, string];
  const content = `<h1>${title}</h1><p class="lead dim">${text}</p>
<a class="button main" href="/">${signIn}</a>`;
  ctx.body = layout({ lang, title, settings: await currentSettings(), content });
}
