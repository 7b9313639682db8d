import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { ask, tokenOf } from './api';
import type { Portal } from './portal';
import { says } from './texts';

const inEnglish = (text: string) => ({ en: text });

const makeModule = `mutation ($input: ModuleInput!) { adminCreateModule(input: $input) { id } }`;
const makeTest = `mutation ($moduleId: ID!, $input: TestInput!) {
  adminSaveTest(moduleId: $moduleId, input: $input) { id }
}`;

/** Makes a module with a test that has no questions yet, and gives its id. */
export async function newModule(portal: Portal, name: string): Promise<string> {
  const token = await tokenOf(portal, 'admin');
  const call = <Data>(query: string, variables: Record<string, unknown>) =>
    ask<Data>(portal, token, query, variables);
  const { adminCreateModule: made } = await call<{ adminCreateModule: { id: string } }>(makeModule, {
    input: {
      name: inEnglish(name),
      description: inEnglish('<p>Look closely.</p>'),
      kind: 'training',
      brand: 'conti',
      art: 'winter',
      userTypes: [],
      enabled: true,
    },
  });
  const input = { category: 'standard', passMark: 50, points: 10, shuffle: false };
  await call(makeTest, { moduleId: made.id, input });
  return made.id;
}

export type ChosenFile = { name: string; mimeType: string; buffer: Buffer };

/** Chooses files in the first area of the page that takes images. */
export const chooseImages = (page: Page, ...files: ChosenFile[]): Promise<void> =>
  page.locator('.uppy-Dashboard-input').first().setInputFiles(files);

/** Whether the part of the page that has this message for its name has the focus. */
export const hasFocus = (page: Page, messageId: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => {
      const named = document.activeElement;
      const heading = document.getElementById(named?.getAttribute('aria-labelledby') ?? '');
      return wanted === (named?.getAttribute('aria-label') ?? heading?.textContent);
    },
    says('en', messageId),
  );

/** What the portal serves at an address. */
export async function servedAt(portal: Portal, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, portal.url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
