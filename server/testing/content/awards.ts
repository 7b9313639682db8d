import { makeAsset } from './assets';
import type { Call } from '../api/calls';

export interface SpecAward {
  id: string;
  updatedAt: string;
  pictureId: string;
  [field: string]: unknown;
}

export const awardFields = `id updatedAt nameTranslations { en es fr } textTranslations { en } pictureId picture { assetId smUrl width }
  year kind winner dealer points publishAt`;

/** Returns the input of an award, with an image uploaded by this administrator. */
export async function awardInput(adminId: string, changes: object = {}) {
  const { id } = await makeAsset(adminId, { purpose: 'content' });
  return {
    name: { en: 'PRO of the year', fr: 'PRO de l’année' },
    text: { en: '<p>Most tests passed.</p><script>x()</script>' },
    pictureId: id,
    section: 'pro_training',
    year: 2025,
    kind: 'yearly',
    winner: 'Étienne Roy',
    dealer: 'Pneus Rivière, Laval',
    points: 5940,
    publishAt: '2026-01-05T00:00:00.000Z',
    ...changes,
  };
}

export const makeAward = async (asAdmin: Call, adminId: string, changes: object = {}): Promise<SpecAward> =>
  (
    await asAdmin<{ made: { award: SpecAward } }>(
      `mutation($input: CreateAwardInput!) { made: createAward(input: $input) { award { ${awardFields} } } }`,
      { input: await awardInput(adminId, changes) },
    )
  ).made.award;

/** Returns the awards that a caller can read in a section, by year. */
export const awardYears = async (as: Call, section = 'pro_training') =>
  (
    await as<{ awardYears: { year: number; awards: { name: string; winner: string; kind: string }[] }[] }>(
      `query($section: ContentSectionKey!) {
         awardYears(section: $section) { year awards { name text winner dealer points kind picture { lgUrl } } }
       }`,
      { section },
    )
  ).awardYears;
