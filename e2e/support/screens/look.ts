import { type TranslatedInto, translations } from '#server/platform/language/languages';
import type { Page } from 'playwright-core';
import { readDemoModules } from '#server/demo/training/module-content';
import { phone, violations } from '../browser/browser';
import { brokenWords, cutTexts, sizeBrowserText } from './cut-text';
import { catalogues, englishOnly, type Language } from '../texts';

const ids = Object.keys(catalogues.en).filter((id) => id.includes('.'));

const perTranslation = (words: (language: TranslatedInto) => string[]): Record<TranslatedInto, string[]> =>
  Object.fromEntries(translations.map(({ code }) => [code, words(code)])) as Record<TranslatedInto, string[]>;

const englishWords = perTranslation(englishOnly);

const namesIn = (language: TranslatedInto): string[] =>
  readDemoModules().flatMap(({ name }) => (name[language].includes(name.en) ? [] : [name.en]));
const englishNames = perTranslation(namesIn);

/** Returns all texts of a page, visible or for screen readers, without the values of its fields. */
const wordsOf = (page: Page): Promise<string> =>
  page.evaluate(() => {
    const seen = document.body.cloneNode(true) as HTMLElement;
    seen.querySelectorAll('textarea').forEach((field) => field.remove());
    const names = ['aria-label', 'title', 'placeholder', 'alt'];
    const heard = [...document.querySelectorAll('*')].flatMap((element) =>
      names.map((name) => element.getAttribute(name) ?? ''),
    );
    return [document.title, seen.textContent, ...heard].join('\n');
  });

/** Returns texts that are in English instead of the page's language, and ids of missing messages. */
export async function wrongWords(page: Page, language: Language, withNames = true): Promise<string[]> {
  const words = await wordsOf(page);
  const nameless = ids.filter((id) => words.includes(id)).map((id) => `without a text: ${id}`);
  if (language === 'en') return nameless;
  const english = [...englishWords[language], ...(withNames ? englishNames[language] : [])];
  return [
    ...nameless,
    ...english.filter((text) => words.includes(text)).map((text) => `in English: ${text}`),
  ];
}

/** Returns by how much the page is wider than the window. */
async function tooWide(page: Page): Promise<string[]> {
  const beyond = await page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });
  return beyond > 0 ? [`${beyond} px wider than the window`] : [];
}

const maxFrames = 30;

/** Returns cut-off texts after charts have adapted to the text size. */
async function cutOnceDrawn(page: Page): Promise<string[]> {
  let cut = await cutTexts(page);
  for (let frame = 0; cut.length > 0 && frame < maxFrames; frame++) {
    await page.evaluate(() => new Promise(requestAnimationFrame));
    cut = await cutTexts(page);
  }
  return cut;
}

const findBrokenWords = async (page: Page): Promise<string[]> =>
  (await brokenWords(page)).map((word) => `‘${word}’ is broken`);

/** Returns broken words on a phone, and what is broken or cut off at twice the text size. */
async function wrongOnPhone(page: Page): Promise<string[]> {
  if (page.viewportSize()?.width !== phone.width) return [];
  const broken = await findBrokenWords(page);
  await sizeBrowserText(page, 200);
  const inLargeText = [...(await cutOnceDrawn(page)), ...(await findBrokenWords(page))];
  await sizeBrowserText(page, 100);
  return [...broken, ...inLargeText.map((fault) => `at twice the size, ${fault}`)];
}

/** Returns the accessibility violations of a screen and its horizontal overflow. */
export const unsound = async (page: Page): Promise<string[]> => [
  ...(await violations(page)),
  ...(await tooWide(page)),
];

/** Returns texts and elements that extend beyond the window, and words that are broken or cut off on a phone. */
export const overflow = async (page: Page): Promise<string[]> => [
  ...(await tooWide(page)),
  ...(await wrongOnPhone(page)),
];

/** Returns all faults of a screen except for those of its texts. */
export const wrongLook = async (page: Page): Promise<string[]> => [
  ...(await violations(page)),
  ...(await overflow(page)),
];
