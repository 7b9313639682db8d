import { beforeEach, describe, expect, it } from '@jest/globals';
import { enqueueMail } from '#server/features/notifications/notifications.service';
import { forget } from '#server/platform/cache/cache';
import { pool, select, transaction } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAsset } from '#server/testing/content/assets';
import { makeClient, makePerson } from '#server/testing/factories';

const portal = adminPortal();

interface Settings {
  updatedAt: string;
  [field: string]: unknown;
}
const fields = `updatedAt productName brandColor loginLine supportEmail timezone maintenanceMode maintenanceEndsAt
  maintenanceMessageTranslations { en es fr } goldDistributorModulesEnabled goldRetailerModulesEnabled
  goldModalCopyTranslations { en es fr } standardTestsRequired standardTestsOnlyPassed sessionIdleSeconds
  sessionCountdownSeconds logo { assetId url width height }`;

async function read(): Promise<Settings> {
  const { body } = await portal.api.graphql<{ settings: Settings }>(`{ settings { ${fields} } }`);
  return body.data.settings;
}

async function update(input: Record<string, unknown>, token = portal.token) {
  const { updatedAt } = await read();
  const { body } = await portal.api.graphql<{
    updateSettings: { settings: Settings; cleaned: unknown[] };
  } | null>(
    `mutation ($input: UpdateSettingsInput!) {
       updateSettings(input: $input) { settings { ${fields} } cleaned { field removed } } }`,
    { input: { updatedAt, ...input } },
    token,
  );
  const { code, fields: wrong, current }: Record<string, unknown> = body.errors?.[0]?.extensions ?? {};
  return {
    settings: body.data?.updateSettings.settings,
    cleaned: body.data?.updateSettings.cleaned,
    code,
    wrong,
    current,
  };
}

const lastAudit = async () =>
  (
    await select<{ changes: unknown }>(
      'spec-audit',
      `select changes from audit_entry where target_kind = 'settings' order by id desc limit 1`,
    )
  )[0]?.changes;

beforeEach(async () => {
  await pool().query(
    `update site_setting set maintenance_mode = false, maintenance_ends_at = null, session_idle_seconds = 1800,
       session_countdown_seconds = 60, product_name = 'Treadway', updated_at = now()`,
  );
  forget('settings');
});

describe('site settings', () => {
  it.each([
    ['productName', 'Rubber School', 'Treadway'],
    ['brandColor', '#0A5FFF', '#ffb200'],
    ['loginLine', 'KNOW YOUR TIRE', expect.any(String)],
    ['supportEmail', 'help@tires.example', expect.any(String)],
    ['timezone', 'America/St_Johns', 'UTC'],
    ['goldDistributorModulesEnabled', true, false],
    ['goldRetailerModulesEnabled', true, false],
    ['standardTestsRequired', 3, 10],
    ['standardTestsOnlyPassed', true, false],
    ['sessionIdleSeconds', 900, 1800],
    ['sessionCountdownSeconds', 30, 60],
    ['maintenanceMode', true, false],
  ])('store a new %s and audit it with the former value', async (field, value, before) => {
    const stored = typeof value === 'string' && value.startsWith('#') ? value.toLowerCase() : value;
    const { settings, code } = await update({ [field]: value });
    expect([code, settings?.[field]]).toEqual([undefined, stored]);
    expect((await read())[field]).toEqual(stored);
    expect(await lastAudit()).toEqual({ [field]: [before, stored] });
    const { body } = await portal.api.rest('GET', '/api/settings/get');
    expect((body['config'] as Settings)[field]).toEqual(stored);
  });

  it.each([
    ['Asia/Kolkata', 'Asia/Calcutta'],
    ['Europe/Kyiv', 'Europe/Kiev'],
    ['Asia/Kathmandu', 'Asia/Katmandu'],
  ])('accept the time zone %s, which some browsers name %s', async (sent, stored) => {
    const { settings, code } = await update({ timezone: sent });
    expect([code, settings?.['timezone']]).toEqual([undefined, stored]);
    await update({ timezone: 'UTC' });
  });

  it('store texts in three languages and a planned end', async () => {
    const end = new Date(Date.now() + 3_600_000).toISOString();
    const { settings, cleaned } = await update({
      maintenanceEndsAt: end,
      maintenanceMessage: { en: 'New tests.', fr: 'Nouveaux tests.' },
      goldModalCopy: { en: '<p>Your <img src="x"> number</p>' },
    });
    expect(settings).toMatchObject({
      maintenanceEndsAt: end,
      maintenanceMessageTranslations: { en: 'New tests.', es: '', fr: 'Nouveaux tests.' },
      goldModalCopyTranslations: { es: '', fr: '' },
    });
    expect(cleaned).toEqual([{ field: 'goldModalCopy.en', removed: ['<img>'] }]);
    const emptied = await update({ maintenanceEndsAt: null, maintenanceMessage: null, goldModalCopy: null });
    expect(emptied.settings).toMatchObject({
      maintenanceEndsAt: null,
      maintenanceMessageTranslations: { en: '', es: '', fr: '' },
      goldModalCopyTranslations: { en: '', es: '', fr: '' },
    });
  });

  it.each([
    ['productName', '  '],
    ['productName', null],
    ['brandColor', '#fff'],
    ['brandColor', 'red'],
    ['supportEmail', 'nobody'],
    ['timezone', 'Mars/Olympus'],
    ['timezone', 'EST'],
    ['timezone', '+05:30'],
    ['standardTestsRequired', -1],
    ['standardTestsRequired', 101],
    ['sessionIdleSeconds', 30],
    ['sessionCountdownSeconds', 601],
    ['maintenanceEndsAt', '2020-01-01T00:00:00.000Z'],
    ['logoId', '00000000-0000-4000-8000-000000000000'],
  ])('reject %s %j', async (field, value) => {
    const before = await read();
    expect(await update({ [field]: value })).toMatchObject({ code: 'BAD_USER_INPUT', wrong: [field] });
    expect(await read()).toEqual(before);
  });

  it('reject an idle time that ends less than 10 minutes before the identity provider’s session', async () => {
    const limit = 12 * 60 * 60;
    const rejected = await update({ sessionIdleSeconds: limit - 60 - 599 });
    expect(rejected).toMatchObject({ code: 'BAD_USER_INPUT', wrong: ['sessionIdleSeconds'] });
    expect((await update({ sessionIdleSeconds: limit - 60 - 600 })).code).toBeUndefined();
    expect((await update({ sessionCountdownSeconds: 61 })).wrong).toEqual(['sessionIdleSeconds']);
  });

  it('reject a concurrent change with the current state', async () => {
    const { updatedAt } = await read();
    const both = await Promise.all(['A', 'B'].map(async (productName) => update({ productName, updatedAt })));
    const [rejected] = both.filter(({ code }) => code === 'CONFLICT');
    expect(both.filter(({ code }) => code === undefined)).toHaveLength(1);
    expect(rejected?.current).toMatchObject({ productName: (await read())['productName'] });
  });

  it('keep the logo in use until it is replaced or removed', async () => {
    const { id: one } = await makeAsset(portal.admin.id, { purpose: 'content' });
    const { settings } = await update({ logoId: one });
    expect(settings?.['logo']).toMatchObject({ assetId: one, url: expect.stringMatching(/^\//) as unknown });
    const uses = () =>
      select<{ kind: string }>('spec-uses', 'select kind from asset_use where asset_id = $1', [one]);
    expect(await uses()).toEqual([{ kind: 'settings' }]);
    expect((await update({ logoId: null })).settings?.['logo']).toBeNull();
    expect(await uses()).toEqual([]);
  });

  it('return the start of maintenance until it ends', async () => {
    const since = async () =>
      (
        await portal.api.graphql<{ settings: { maintenanceStartedAt: string | null } }>(
          '{ settings { maintenanceStartedAt } }',
        )
      ).body.data.settings.maintenanceStartedAt;
    const before = Date.now();
    await update({ maintenanceMode: true });
    const started = Date.parse((await since())!);
    expect(started).toBeGreaterThanOrEqual(before - 1);
    await update({ maintenanceMessage: { en: 'New tests.' } });
    expect(Date.parse((await since())!)).toBe(started);
    await update({ maintenanceMode: false });
    expect(await since()).toBeNull();
  });

  it('write nothing when nothing changed', async () => {
    const before = await read();
    await update({ productName: before['productName'] });
    expect((await read()).updatedAt).toBe(before.updatedAt);
  });

  it('can be changed by administrators only', async () => {
    for (const token of [
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.clientToken(await makeClient('writer')),
    ]) {
      expect((await update({ productName: 'Mine' }, token)).code).toBe('FORBIDDEN');
    }
  });
});

describe('people affected by maintenance', () => {
  it('are those seen in the last 30 minutes, except administrators', async () => {
    const [near, far] = [await makePerson(), await makePerson()];
    await pool().query('update profile set last_seen_at = null');
    await pool().query(`update profile set last_seen_at = now() - interval '29 minutes' where id = any($1)`, [
      [near.id, portal.admin.id],
    ]);
    await pool().query(`update profile set last_seen_at = now() - interval '31 minutes' where id = $1`, [
      far.id,
    ]);
    await transaction((manager) =>
      enqueueMail(manager, {
        template: 'password_changed',
        profileId: near.id,
        key: 'spec-mail',
        values: {},
      }),
    );
    const { body } = await portal.api.graphql<Record<string, unknown>>(
      '{ maintenanceImpact { signedIn openTests waitingMails distributorEntries retailerEntries } }',
      {},
      portal.token,
    );
    expect(body.data['maintenanceImpact']).toEqual({
      signedIn: 1,
      openTests: 0,
      waitingMails: 1,
      distributorEntries: 0,
      retailerEntries: 0,
    });
  });
});
