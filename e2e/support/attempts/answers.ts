import type { Page } from 'playwright-core';
import { demoId } from '#server/demo/ids';
import { type DemoQuestion, readDemoModules } from '#server/demo/training/module-content';
import type { Language } from '../texts';

/** Removes the markup of a text and normalizes its spaces. */
export const plain = (text: string): string =>
  text
    .replace(/<[^>]+>/g, '')
    .replace(/\s+/g, ' ')
    .trim();

const demoModules = readDemoModules();

export const moduleId = (key: string): string => demoId('module', key);

/** Returns a demo module by its key. Throws if there is none. */
export function demoModule(key: string) {
  const module = demoModules.find((one) => one.key === key);
  if (!module) throw new Error(`There is no demo module ${key}.`);
  return module;
}

/** Returns the demo question that the page shows. */
export async function askedQuestion(page: Page, key: string, language: Language): Promise<DemoQuestion> {
  const title = plain((await page.locator('main h1').textContent()) ?? '');
  const question = demoModule(key).test!.questions.find(({ text }) => plain(text[language]) === title);
  if (!question) throw new Error(`No question of ${key} reads '${title}'.`);
  return question;
}

/** Returns the texts of the options to select, or the text to type, for a correct or incorrect answer. */
export function answerTo(question: DemoQuestion, language: Language, right: boolean): string[] {
  if (question.kind === 'short_answer') return [right ? question.accepted[language][0]! : 'bicycle bell'];
  const options = question.options
    .filter(({ correct }) => correct === right)
    .map(({ text }) => plain(text[language]));
  return question.kind === 'multiple_choice' || !right ? options.slice(0, 1) : options;
}

/** Returns the locator of an option. */
export const option = (page: Page, text: string) =>
  page.locator('fieldset label').filter({ has: page.getByText(text, { exact: true }) });

export interface Answered {
  question: DemoQuestion;
  given: string[];
}

/** Answers the visible question by mouse without waiting. Returns the answer. */
export async function give(page: Page, key: string, language: Language, right = true): Promise<Answered> {
  const question = await askedQuestion(page, key, language);
  const given = answerTo(question, language, right);
  if (question.kind === 'short_answer') await page.locator('main input').fill(given[0]!);
  else for (const text of given) await option(page, text).click();
  return { question, given };
}

/** Returns the selected or typed texts of the visible question. */
export async function givenAnswer(page: Page): Promise<string[]> {
  const field = page.locator('main input:not([type=radio]):not([type=checkbox])');
  if ((await field.count()) > 0) return [plain(await field.inputValue())].filter(Boolean);
  return (await page.locator('fieldset label:has(input:checked)').allTextContents()).map(plain);
}

/** Waits until the page shows that all answers are saved. */
export const saved = (page: Page): Promise<void> => page.locator('header [data-state=saved]').waitFor();
