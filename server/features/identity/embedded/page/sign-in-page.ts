import { escapeHtml } from '#server/platform/text/html';
import { languages, type Language, languageName } from '#server/platform/language/i18n';
import { layout, type PageSettings } from './layout';
import { texts } from './texts';

export interface SignInPage {
  lang: Language;
  settings: PageSettings;
  /** The path of this page, to which the form is submitted. */
  action: string;
  email: string;
  /** The reason why the last session ended. */
  ended: { brief: string; more: string } | null;
  /** Files that the portal needs after the sign-in. */
  ahead: readonly string[];
  /** The address of single sign-on; null if there is none. */
  singleSignOn: string | null;
  /** The reason why the return from single sign-on failed. */
  rejection?: 'linkRequired' | 'closed' | 'notSignedOn' | 'companyAway';
  /** Set after a failed attempt, whatever its reason. Has the seconds to wait before the next, or 0. */
  failure?: { waitSeconds: number };
}

export const icon = (className: string, path: string): string =>
  `<svg class="icon ${className}" viewBox="0 0 24 24" aria-hidden="true" focusable="false"><path d="${path}"/></svg>`;

export const eye =
  icon(
    'open',
    'M2.5 12c2.4-4 5.6-6 9.5-6s7.1 2 9.5 6c-2.4 4-5.6 6-9.5 6s-7.1-2-9.5-6M12 9.5a2.5 2.5 0 1 0 0 5 2.5 2.5 0 0 0 0-5',
  ) +
  icon(
    'shut',
    'M4 4l16 16M9.9 6.2A9.5 9.5 0 0 1 12 6c3.9 0 7.1 2 9.5 6a16 16 0 0 1-2.3 3M6.5 7.7A15 15 0 0 0 2.5 12c2.4 4 5.6 6 9.5 6 1.6 0 3.1-.4 4.4-1.1',
  );
export const warning = icon('', 'M12 4 2.8 20h18.4zM12 10v4M12 17.2v.1');
export const key = icon(
  '',
  'M14.5 4a5.5 5.5 0 1 1-3.9 9.4L4 20v-3l1-1h2v-2h2l1.6-1.6A5.5 5.5 0 0 1 14.5 4M16 8.5v.1',
);

export function languageLinks(lang: Language, action: string): string {
  const links = languages.map((code) => {
    const current = code === lang ? ' aria-current="true"' : '';
    return `<a href="${action}?lang=${code}" lang="${code}" hreflang="${code}"${current}>${languageName(code)}</a>`;
  });
  return `<p class="label" id="languages">${texts[lang].language}</p>
<nav class="languages" aria-labelledby="languages">${links.join('')}</nav>`;
}

function failureNote(
  lang: Language,
  { failure, rejection }: Pick<SignInPage, 'failure' | 'rejection'>,
): string {
  if (!failure && !rejection) return '';
  const { failed, wait } = texts[lang];
  const seconds = failure?.waitSeconds ?? 0;
  const tried =
    seconds > 0 ? `${failed} ${wait.replace('{minutes}', String(Math.ceil(seconds / 60)))}` : failed;
  const message = rejection ? texts[lang].rejections[rejection] : tried;
  return `<p class="note" id="failure" role="alert">${warning}<span>${escapeHtml(message)}</span></p>`;
}

/** Returns the fields for e-mail address and password, below the error of the last attempt. */
export function signInForm(
  page: Pick<SignInPage, 'lang' | 'action' | 'email' | 'failure' | 'rejection'>,
): string {
  const { lang, action, email, failure } = page;
  const t = texts[lang];
  const described = failure ? ' aria-invalid="true" aria-describedby="failure"' : '';
  const [emailFocus, passwordFocus] = email ? ['', ' autofocus'] : [' autofocus', ''];
  return `${failureNote(lang, page)}<form method="post" action="${action}"${failure ? ' class="failed"' : ''}>
<input type="hidden" name="lang" value="${lang}">
<div class="field"><label class="label" for="email">${t.email}</label>
<div class="input"><input id="email" name="email" type="email" autocomplete="username" autocapitalize="none" spellcheck="false" required maxlength="254" value="${escapeHtml(email)}"${emailFocus}${described}></div></div>
<div class="field"><label class="label" for="password">${t.password}</label>
<div class="input"><input id="password" name="password" type="password" autocomplete="current-password" required${passwordFocus}${described}>
<button class="toggle" id="toggle" type="button" hidden aria-pressed="false" aria-label="${t.toggle}" title="${t.toggle}">${eye}</button></div></div>
<button class="button main" type="submit">${t.signIn}${icon('', 'M5 12h14M13 18l6-6M13 6l6 6')}</button>
</form>`;
}

const lead = ({ lang, ended }: SignInPage): string =>
  ended
    ? `<p class="lead" role="status"><strong>${escapeHtml(ended.brief)}.</strong> ${escapeHtml(ended.more)}</p>`
    : `<p class="lead dim">${texts[lang].audience}</p>`;

const singleSignOn = ({ lang, singleSignOn: address }: SignInPage): string =>
  address
    ? `<p class="or dim">${texts[lang].or}</p><a class="button other" href="${address}">${key}${texts[lang].singleSignOn}</a>`
    : '';

/** Returns the sign-in page, which works without JavaScript. */
export function signInPage(page: SignInPage): string {
  const t = texts[page.lang];
  const privacy = page.settings.termsVersion === null ? '' : `<a href="/privacy-policy">${t.privacy}</a>`;
  const content = `<h1>${t.signIn}</h1>${lead(page)}
${languageLinks(page.lang, page.action)}
${signInForm(page)}${singleSignOn(page)}
<p class="links"><a href="/forgot">${t.forgot}</a><a href="/contact">${t.support}</a>${privacy}</p>`;
  const { lang, settings, ahead } = page;
  return layout({ lang, title: t.signIn, settings, content, scripts: ['page.js'], ahead });
}
