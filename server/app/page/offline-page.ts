import { type Language, languages } from '#server/platform/language/i18n';
import { escapeHtml } from '#server/platform/text/html';
import { brandMark } from '#server/platform/brand-mark';
import { pageCatalogue, pageTexts } from './page-texts';

const style = `
body{margin:0;background:#0c0d0f;color:#ebedef;font:400 1.125rem/1.5 "Atkinson Hyperlegible Next Variable",system-ui,sans-serif}
main{display:grid;align-content:center;justify-items:start;gap:1rem;box-sizing:border-box;min-height:100vh;min-height:100dvh;
max-width:40rem;margin:0 auto;padding:2rem 1.5rem}
svg{display:block;width:3rem;height:3rem}
h1{margin:0;font:700 2.75rem/1.05 "Archivo Variable","Arial Narrow",sans-serif;font-stretch:75%}
p{margin:0;color:#b0b3b7}
strong{color:#ebedef;font-weight:600}
button{min-height:3.5rem;padding:0 1.75rem;border:0;border-radius:6px;background:oklch(from var(--brand) max(l,.64) c h);
color:oklch(.16 0 0);font:inherit;font-weight:600;cursor:pointer}
button:focus-visible{outline:3px solid #ebedef;outline-offset:3px}
section{display:grid;gap:1rem;justify-items:start}
[hidden]{display:none}`;

// The script is self-contained. It retries every ten seconds and when the device is online again.
const script = `
const cookie = /(?:^|; )treadway-language=(${languages.join('|')})/.exec(document.cookie);
const wished = navigator.languages.map((tag) => tag.slice(0, 2).toLowerCase());
const lang = cookie ? cookie[1] : wished.find((each) => ${JSON.stringify(languages)}.includes(each)) || 'en';
let kept = 0;
try {
  kept = Object.keys(localStorage).filter((key) => key.startsWith('treadway.answer.')).length;
} catch {
  kept = 0;
}
const section = document.querySelector('section[lang=' + lang + ']');
for (const each of document.querySelectorAll('section')) each.hidden = each !== section;
document.documentElement.lang = lang;
const answers = section.querySelector('strong');
answers.hidden = kept === 0;
if (kept > 0) answers.textContent = (kept === 1 ? answers.dataset.one : answers.dataset.many).replace('{count}', kept);
const title = section.querySelector('h1');
const say = () => {
  title.textContent = navigator.onLine ? title.dataset.silent : title.dataset.offline;
  document.title = title.textContent;
};
const look = async () => {
  say();
  const answer = await fetch('/livez', { cache: 'no-store' }).catch(() => null);
  if (answer && answer.ok) location.reload();
};
addEventListener('online', look);
addEventListener('offline', say);
section.querySelector('button').addEventListener('click', look);
setInterval(look, 10000);
say();`;

function section(lang: Language, productName: string): string {
  const texts = pageTexts[lang];
  const [offline, silent, again] = [
    texts['offline.offline'],
    texts['offline.silent'],
    texts['offline.again'],
  ];
  const [one, many] = [texts['offline.one'], texts['offline.many']];
  const back = pageCatalogue.write(lang, 'offline.back', { product: productName });
  const data = (values: Record<string, string>): string =>
    Object.entries(values)
      .map(([name, value]) => ` data-${name}="${escapeHtml(value)}"`)
      .join('');
  return [
    `<section lang="${lang}"><h1${data({ offline, silent })}>${escapeHtml(offline)}</h1>`,
    `<p>${escapeHtml(back)}</p><p><strong hidden${data({ one, many })}></strong></p>`,
    `<button type="button">${escapeHtml(again)}</button></section>`,
  ].join('');
}

/**
 * Returns the page that an installed portal shows without a connection. Browsers cache it, so it contains its texts in
 * every language.
 */
export const offlinePage = (productName: string, brandColor: string): string =>
  [
    '<!doctype html>\n<html lang="en"><head><meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    `<title>${escapeHtml(pageTexts.en['offline.offline'])}</title><style>${style}:root{--brand:${brandColor}}`,
    'svg{color:var(--brand)}</style></head>',
    `<body><main>${brandMark}${languages.map((lang) => section(lang, productName)).join('')}</main>`,
    `<script>${script}</script></body></html>`,
  ].join('\n');
