import { afterAll, afterEach, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api/api';
import { insert } from '#server/testing/database/insert';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterEach(() =>
  insert(
    `update site_setting set maintenance_mode = default, gold_distributor_modules_enabled = default,
       gold_modal_copy = default`,
    [],
  ),
);
afterAll(() => api.close());

describe('GET /api/settings/get', () => {
  it('returns the configuration with texts in every language to everyone', async () => {
    const { status, body } = await api.rest('GET', '/api/settings/get');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        config: {
          maintenanceMode: false,
          goldDistributorModulesEnabled: false,
          goldRetailerModulesEnabled: false,
          sessionIdleSeconds: 1800,
          sessionCountdownSeconds: 60,
          goldModalCopy: { en: expect.any(String), es: expect.any(String), fr: expect.any(String) },
          termsAndConditions: { en: expect.any(String), es: expect.any(String), fr: expect.any(String) },
        },
      },
    });
  });

  it('returns the settings to everyone, also during maintenance', async () => {
    const copy = { en: '<p>Enter your number.</p>', es: '<p>Su número.</p>', fr: '<p>Votre numéro.</p>' };
    const terms = { en: '<p>We keep it.</p>', es: '<p>Lo guardamos.</p>', fr: '<p>Nous le gardons.</p>' };
    await insert(
      `update site_setting set maintenance_mode = true, gold_distributor_modules_enabled = true, gold_modal_copy = $1`,
      [copy],
    );
    await insert('insert into terms_version (number, text, change_note) values (1, $1, $1)', [terms]);
    const { status, body } = await api.rest('GET', '/api/settings/get');
    expect({ status, body }).toMatchObject({
      status: 200,
      body: {
        success: true,
        config: {
          maintenanceMode: true,
          goldDistributorModulesEnabled: true,
          goldRetailerModulesEnabled: false,
          goldModalCopy: copy,
          termsAndConditions: terms,
        },
      },
    });
  });
});
