import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type Api, startApi } from '#server/testing/api';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

describe('GET /api/settings/get', () => {
  it('gives everyone the configuration with its texts in every language', async () => {
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
});
