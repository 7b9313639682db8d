import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { makeAccount, makePerson } from '#server/testing/factories';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('lists over GraphQL', () => {
  it('are public, in the requested language', async () => {
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

  it.each([
    ['gold_distributor', false],
    ['employee', true],
    ['cost_center', true],
  ] as const)('offer locations to people of kind %s, and accept only these', async (kind, isInternal) => {
    const person = await makePerson({ account: await makeAccount({ kind }) });
    const token = await api.tokenOf(person);
    const { body } = await api.graphql<{ storeChoices: { value: string; selectable: boolean }[] }>(
      '{ storeChoices { value selectable } }',
      {},
      token,
    );
    const open = ['plt1', 'plt2', 'plt3', 'cta1', 'cta2', 'cta3', 'cta4'];
    const internal = ['truck', 'fleet', '4wheel', 'motorcycle', 'vat'];
    const expected = [
      ...open.map((value) => ({ value, selectable: true })),
      ...internal.map((value) => ({ value, selectable: isInternal })),
      { value: 'tbc', selectable: false },
    ];
    expect(body.data.storeChoices).toEqual(expected);
    for (const { value: location, selectable } of expected) {
      const { status } = await api.rest('POST', `/api/user/${person.id}/update`, { location }, token);
      expect([location, status]).toEqual([location, selectable ? 200 : 400]);
    }
  });

  it('return nothing for a country without regions', async () => {
    const { body } = await api.graphql('{ regions(country: "nowhere") { code } }');
    expect(body).toEqual({ data: { regions: [] } });
  });
});
