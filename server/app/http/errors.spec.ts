import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError, type ErrorCode, errorCodes } from '#server/platform/errors';
import { errorText } from '#server/platform/language/error-texts';
import { languages } from '#server/platform/language/i18n';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makePerson } from '#server/testing/factories';

let api: Api;

beforeAll(async () => {
  api = await startApi();
});

afterAll(() => api.close());

async function errorOf(url: string, headers: Record<string, string>): Promise<string> {
  const response = await api.app.inject({ url, headers });
  const { success, error } = response.json<{ success: boolean; error: string }>();
  expect(success).toBe(false);
  return error;
}

describe('error of a REST call', () => {
  it.each([
    ['en', 'We couldn’t find that, or you don’t have access to it.'],
    ['es', 'No lo encontramos, o usted no tiene acceso.'],
    ['fr', 'Nous ne l’avons pas trouvé, ou vous n’y avez pas accès.'],
  ] as const)('is in the person’s language: %s', async (lang, text) => {
    const other = await makePerson({});
    const token = await api.tokenOf(await makePerson({ lang }));
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' };
    expect(await errorOf(`/api/user/${other.id}/points/get`, headers)).toBe(text);
  });

  it('is in the browser’s language for visitors and unknown callers', async () => {
    const french = { 'accept-language': 'fr-CA' };
    const texts = [
      await errorOf('/api/user/x/points/get', french),
      await errorOf('/api/user/x/points/get', { ...french, authorization: 'Bearer none' }),
      await errorOf('/api/nothing', french),
      await errorOf('/api/%zz', french),
    ];
    expect(texts).toEqual([
      'Veuillez vous reconnecter.',
      'Veuillez vous reconnecter.',
      'Page introuvable',
      'Une des données saisies n’est pas valide. Veuillez vérifier.',
    ]);
  });

  it('is in English for API clients, whatever language they accept', async () => {
    const headers = {
      authorization: `Bearer ${await api.clientToken(await makeClient())}`,
      'accept-language': 'fr',
    };
    expect(await errorOf('/api/nothing', headers)).toBe('Route not found');
  });
});

describe('text of an error code', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])('is a sentence in each language for %s', (code) => {
    const texts = languages.map((lang) => errorText(new AppError(code), lang));
    expect(texts[0]).toBe(errorCodes[code].reason);
    expect(new Set(texts.filter((text) => text.length > 5)).size).toBe(3);
  });
});
