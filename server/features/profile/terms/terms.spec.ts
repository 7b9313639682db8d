import { beforeEach, describe, expect, it } from '@jest/globals';
import { pool, select } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeClient, makePerson, type SpecPerson } from '#server/testing/factories';
import { makeTerms } from '#server/testing/content/terms';

const portal = adminPortal();
let version: number;
let person: SpecPerson;
let token: string;

beforeEach(async () => {
  version = await makeTerms();
  person = await makePerson({ lang: 'es' });
  token = await portal.api.tokenOf(person);
});

const answer = (action: 'acceptTerms' | 'declineTerms', number: number, as = token) =>
  portal.call<Record<string, { profile: { termsVersion: number | null } }>>(
    `mutation ($version: Int!) { ${action}(input: { version: $version }) { profile { id termsVersion } } }`,
    { version: number },
    as,
  );

const answers = async (): Promise<string[]> =>
  (
    await select<{ said: string }>(
      'spec-terms-answers',
      `select version - $2::int || ' ' || answer as said from terms_answer where profile_id = $1 order by answered_at`,
      [person.id, version],
    )
  ).map(({ said }) => said);

interface Read {
  version: number;
  text: string;
  changeNote: string | null;
  publishedAt: string;
  acceptedVersion: number | null;
  acceptedAt: string | null;
}

describe('terms', () => {
  const query = `{ terms { version text changeNote publishedAt acceptedVersion acceptedAt } }`;

  it('are available before sign-in, with English for missing languages', async () => {
    const { terms } = (await portal.api.graphql<{ terms: Read }>(query)).body.data;
    expect(terms).toMatchObject({
      version,
      text: '<p>We keep your name.</p>',
      acceptedVersion: null,
      acceptedAt: null,
    });
    const spanish = await portal.call<{ terms: Read }>(query, {}, token);
    expect([spanish.terms.text, spanish.terms.changeNote]).toEqual(['<p>We keep your name.</p>', 'Todo']);
  });

  it('return the version the caller accepted, and when', async () => {
    await answer('acceptTerms', version);
    const newer = await makeTerms();
    const { terms } = await portal.call<{ terms: Read }>(query, {}, token);
    expect(terms).toMatchObject({ version: newer, acceptedVersion: version });
    expect(Date.parse(terms.acceptedAt!)).toBeLessThanOrEqual(Date.now());
  });

  it('are included in the site settings', async () => {
    const { body } = await portal.api.rest('GET', '/api/settings/get');
    expect(body['config']).toMatchObject({
      termsVersion: version,
      termsAndConditions: { en: '<p>We keep your name.</p>', es: '', fr: '<p>Nous gardons votre nom.</p>' },
    });
  });

  it('can’t be changed', async () => {
    await expect(pool().query(`update terms_version set text = '{}'`)).rejects.toThrow('never changes');
    await expect(pool().query('delete from terms_version')).rejects.toThrow('never changes');
  });
});

describe('stored answer to the terms', () => {
  it('is stored with version and time, audited, and once for a repeated acceptance', async () => {
    expect(await answer('acceptTerms', version)).toMatchObject({
      acceptTerms: { profile: { termsVersion: version } },
    });
    await Promise.all([answer('acceptTerms', version), answer('acceptTerms', version)]);
    expect(await answers()).toEqual(['0 yes']);
    const audited = await select(
      'spec-terms-audit',
      `select action, target_kind as kind, target_id as target, outcome from audit_entry
       where actor_id = $1 and target_kind = 'terms'`,
      [person.id],
    );
    expect(audited).toEqual([
      { action: 'user_update', kind: 'terms', target: String(version), outcome: 'yes' },
    ]);
  });

  it('is stored once for concurrent acceptances', async () => {
    await Promise.all(Array.from({ length: 8 }, () => answer('acceptTerms', version)));
    expect(await answers()).toEqual(['0 yes']);
  });

  it('revokes only an acceptance of the same version', async () => {
    await answer('acceptTerms', version);
    const newer = await makeTerms();
    expect(await answer('declineTerms', newer)).toMatchObject({
      declineTerms: { profile: { termsVersion: version } },
    });
    await answer('acceptTerms', newer);
    expect(await answer('declineTerms', newer)).toMatchObject({
      declineTerms: { profile: { termsVersion: null } },
    });
    expect(await answers()).toEqual(['0 yes', '1 no', '1 yes', '1 no']);
  });

  it('is rejected for another version than the valid one', async () => {
    await makeTerms();
    for (const number of [version, version + 7, 0, -1]) {
      for (const action of ['acceptTerms', 'declineTerms'] as const) {
        await expect(answer(action, number)).rejects.toThrow('CONFLICT');
      }
    }
    expect(await answers()).toEqual([]);
  });

  it('is rejected from an API client and a disabled person', async () => {
    const client = await portal.api.clientToken(await makeClient('writer'));
    await expect(answer('acceptTerms', version, client)).rejects.toThrow('FORBIDDEN');
    const disabled = await portal.api.tokenOf(await makePerson({ disabled: true }));
    await expect(answer('acceptTerms', version, disabled)).rejects.toThrow('PROFILE_DISABLED');
  });
});
