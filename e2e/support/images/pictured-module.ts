import { expect } from '@jest/globals';
import type { Page } from 'playwright-core';
import { openAssembly, send, type Signed, statusOf } from '#server/testing/uploads/upload-calls';
import { callApi, tokenOf } from '../portal/api';
import { until } from '../browser/browser';
import type { RunningPortal } from '../portal/portal';
import { says } from '../texts';

const inEnglish = (text: string) => ({ en: text });

const makeModule = `mutation ($input: CreateModuleInput!) { createModule(input: $input) { module { id } } }`;
const makeTest = `mutation ($input: CreateTestInput!) { createTest(input: $input) { test { id } } }`;
const makeQuestion = `mutation ($input: CreateQuestionInput!) {
  createQuestion(input: $input) { question { id } }
}`;
const publishTest = `mutation ($id: ID!) { publishTest(input: { id: $id }) { test { id } } }`;
const allowUpload = `mutation ($purpose: UploadPurpose!) { signUpload(input: { purpose: $purpose }) { signature { params signature } } }`;
const addImages = `mutation ($input: AddModuleImagesInput!) {
  addModuleImages(input: $input) { module { images { id updatedAt } } }
}`;
const describeImage = `mutation ($input: UpdateModuleImageInput!) {
  updateModuleImage(input: $input) { moduleImage { id } }
}`;

type Alt = { en: string; es?: string; fr?: string };
export type SelectedFile = { name: string; mimeType: string; buffer: Buffer };
export type Picture = SelectedFile & { alt?: Alt };
type Call = <Data>(query: string, variables: Record<string, unknown>) => Promise<Data>;

async function administrator(portal: RunningPortal): Promise<Call> {
  const token = await tokenOf(portal, 'admin');
  return (query, variables) => callApi(portal, token, query, variables);
}

/** Creates a module with an empty test. Returns the ids of both. */
async function make(call: Call, name: string): Promise<{ id: string; testId: string }> {
  const {
    createModule: { module: made },
  } = await call<{ createModule: { module: { id: string } } }>(makeModule, {
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
  const input = { moduleId: made.id, category: 'standard', passMark: 50, points: 10, shuffle: false };
  const { createTest } = await call<{ createTest: { test: { id: string } } }>(makeTest, { input });
  return { id: made.id, testId: createTest.test.id };
}

/** Uploads images. Returns their asset ids in order. */
async function upload(
  { url }: RunningPortal,
  call: Call,
  purpose: 'module' | 'question',
  pictures: readonly Picture[],
): Promise<unknown[]> {
  const { signUpload } = await call<{ signUpload: { signature: Signed } }>(allowUpload, { purpose });
  const assembly = await openAssembly(url, signUpload.signature, pictures.length);
  const places: string[] = [];
  for (const { name, buffer } of pictures) places.push(await send(assembly, name, buffer));
  let now = assembly;
  await until('the pictures are ready', async () => {
    now = await statusOf(assembly);
    return now.ok === 'ASSEMBLY_COMPLETED';
  });
  return places.map((place) => {
    const sent = now.uploads.find(({ tus_upload_url: address }) => address === place);
    return now.results['small']!.find(({ original_id: id }) => id === sent?.['id'])?.['assetId'];
  });
}

/** Creates a module with these images and an empty test. Returns its id. */
export async function newModule(
  portal: RunningPortal,
  name: string,
  ...pictures: Picture[]
): Promise<string> {
  const call = await administrator(portal);
  const { id: moduleId } = await make(call, name);
  if (pictures.length === 0) return moduleId;
  const assetIds = await upload(portal, call, 'module', pictures);
  const {
    addModuleImages: { module: added },
  } = await call<{ addModuleImages: { module: { images: { id: string; updatedAt: string }[] } } }>(
    addImages,
    {
      input: { moduleId, assetIds },
    },
  );
  for (const [index, { alt }] of pictures.entries())
    if (alt) await call(describeImage, { input: { ...added.images[index], alt } });
  return moduleId;
}

/**
 * Creates a module whose published test has one question with an optional image. The first option is correct. Returns
 * the id of the module.
 */
export async function newQuestion(
  portal: RunningPortal,
  { name, text, options, picture }: { name: string; text: string; options: string[]; picture?: Picture },
): Promise<string> {
  const call = await administrator(portal);
  const { id, testId } = await make(call, name);
  const [imageAssetId] = picture ? await upload(portal, call, 'question', [picture]) : [];
  const input = {
    testId,
    kind: 'multiple_choice',
    credit: 'exact',
    code: false,
    enabled: true,
    tags: [],
    weight: 1,
    text: inEnglish(text),
    options: options.map((option, index) => ({ correct: index === 0, text: inEnglish(option) })),
    ...(picture && { imageAssetId, imageAlt: picture.alt }),
  };
  await call(makeQuestion, { input });
  await call(publishTest, { id: testId });
  return id;
}

/** Selects files in the first image field of the page. */
export const chooseImages = (page: Page, ...files: SelectedFile[]): Promise<void> =>
  page.locator('.uppy-Dashboard-input').first().setInputFiles(files);

/** Returns true if the focus is on the element whose name is this message. */
export const hasFocus = (page: Page, messageId: string): Promise<boolean> =>
  page.evaluate(
    (wanted) => {
      const named = document.activeElement;
      const heading = document.getElementById(named?.getAttribute('aria-labelledby') ?? '');
      return wanted === (named?.getAttribute('aria-label') ?? heading?.textContent);
    },
    says('en', messageId),
  );

/** Returns the content that the portal serves at an address. */
export async function servedAt(portal: RunningPortal, address: string): Promise<Buffer> {
  const response = await fetch(new URL(address, portal.url));
  expect(response.status).toBe(200);
  return Buffer.from(await response.arrayBuffer());
}
