import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { AppError, type ErrorCode, errorCodes } from '#server/platform/errors';
import { errorText } from '#server/platform/language/error-texts';
import { languages } from '#server/platform/language/i18n';
import { type Api, startApi } from '#server/testing/api';
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

describe('the error of a REST call', () => {
  it.each([
    ['en', 'We couldn’t find that, or you don’t have access to it.'],
    ['es', 'No lo encontramos, o usted no tiene acceso.'],
    ['fr', 'Nous ne l’avons pas trouvé, ou vous n’y avez pas accès.'],
  ] as const)('comes in the language of the person: %s', async (lang, text) => {
    const other = await makePerson({});
    const token = await api.tokenOf(await makePerson({ lang }));
    const headers = { authorization: `Bearer ${token}`, 'accept-language': 'de' };
    expect(await errorOf(`/api/user/${other.id}/points/get`, headers)).toBe(text);
  });

  it('comes to a visitor, and to whoever cannot be told, in the language of the browser', async () => {
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

  it('comes to programs in English, whatever they take', async () => {
    const headers = {
      authorization: `Bearer ${await api.clientToken(await makeClient())}`,
      'accept-language': 'fr',
    };
    expect(await errorOf('/api/nothing', headers)).toBe('Route not found');
  });
});

describe('the text of a refusal', () => {
  it.each(Object.keys(errorCodes) as ErrorCode[])('of %s is a sentence in each language', (code) => {
    const texts = languages.map((lang) => errorText(new AppError(code), lang));
    expect(texts[0]).toBe(errorCodes[code].reason);
    expect(new Set(texts.filter((text) => text.length > 5)).size).toBe(3);
  });
});
