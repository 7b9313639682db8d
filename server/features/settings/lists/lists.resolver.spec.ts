import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('the lists over GraphQL', () => {
  it('are public and in the language asked for', async () => {
    const { status, body } = await api.graphql<{
      enumerations: { name: string; values: { value: string; label: string }[] }[];
      countries: unknown[];
      regions: unknown[];
      storeChoices: unknown[];
    }>(`{
      enumerations { name values { value label(lang: es) labelTranslations { en } } }
      countries(lang: fr) { code name }
      regions(country: "CA", lang: fr) { code name }
      storeChoices { value label selectable }
    }`);
    expect(status).toBe(200);
    const statuses = body.data.enumerations.find(({ name }) => name === 'TestStatus');
    expect(statuses?.values.map(({ label }) => label)).toEqual([
      'Sin empezar',
      'En curso',
      'Aprobado',
      'No aprobado',
    ]);
    expect(body.data.countries).toContainEqual({ code: 'US', name: "États-Unis d'Amérique" });
    expect(body.data.regions).toContainEqual({ code: 'CA-QC', name: 'Québec' });
    expect(body.data.storeChoices).toContainEqual({ value: 'plt1', label: 'U.S. market', selectable: true });
  });

  it('answer with nothing for a country without regions', async () => {
    const { body } = await api.graphql('{ regions(country: "nowhere") { code } }');
    expect(body).toEqual({ data: { regions: [] } });
  });
});
