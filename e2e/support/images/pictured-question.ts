import type { Locator, Page } from 'playwright-core';
import { picture } from './photos';
import { type SelectedFile, newQuestion } from './pictured-module';
import type { RunningPortal } from '../portal/portal';
import { button } from '../attempts/taking';
import { says } from '../texts';

/** The question to which specs add an image. */
export const demoQuestion = {
  name: 'Reading sidewalls',
  text: 'What does the mark say?',
  options: ['It grips on snow', 'It is made of snow'],
};
export const alt = { en: 'A mountain with a snowflake', fr: 'Une montagne avec un flocon' };

export const en = (id: string, values: Record<string, string | number> = {}): string =>
  says('en', id, values);

export const jpeg = async (width: number, height: number): Promise<SelectedFile> => ({
  name: 'mark.jpg',
  mimeType: 'image/jpeg',
  buffer: await picture(width, height, 'jpeg'),
});

/** Creates a module whose published test has this question. Returns its id. */
export const plain = (portal: RunningPortal): Promise<string> => newQuestion(portal, demoQuestion);

/** Creates the same with an image that is 1000 pixels wide. */
export const pictured = async (portal: RunningPortal): Promise<string> =>
  newQuestion(portal, { ...demoQuestion, picture: { ...(await jpeg(1000, 500)), alt } });

export const preview = (page: Page): Locator =>
  page.getByRole('img', { name: en('uploads.preview', { place: 1 }) });

export const write = (page: Page, label: string, words: string): Promise<void> =>
  page.getByRole('textbox', { name: `${label}, English`, exact: true }).fill(words);

export const allSaved = (page: Page): Promise<void> =>
  page.getByText(en('admin.allSaved'), { exact: true }).waitFor();

export async function openQuestion(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/modules/${id}/questions`);
  await page.getByRole('link', { name: `1. ${demoQuestion.text}` }).click();
  await page.getByRole('heading', { name: en('admin.question.number', { position: 1 }) }).waitFor();
}

export async function publish(page: Page, id: string): Promise<void> {
  await page.goto(`/admin/modules/${id}/test`);
  await button(page, 'en', 'admin.publish').click();
  const dialog = page.getByRole('dialog', { name: en('admin.publish.title') });
  await dialog.getByRole('button', { name: en('admin.publish'), exact: true }).click();
  await page.getByText(en('admin.publish.same')).waitFor();
}
