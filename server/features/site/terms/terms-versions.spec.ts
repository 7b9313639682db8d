import { beforeEach, describe, expect, it } from '@jest/globals';
import { pool, select } from '#server/platform/database/database';
import type { AppError } from '#server/platform/errors';
import { evictAll } from '#server/platform/cache/cache';
import { adminPortal } from '#server/testing/admin-portal';
import { makePerson } from '#server/testing/factories';
import { makeTerms } from '#server/testing/content/terms';
import { publishTerms } from './terms-versions.service';

const portal = adminPortal();
let version: number;

beforeEach(async () => {
  version = await makeTerms();
  await pool().query('update profile set terms_version = $1 where id = $2', [version, portal.admin.id]);
  evictAll();
});

const languages = (en: string, es = '', fr = '') => ({ en, es, fr });

interface Published {
  publishTerms: {
    version: { number: number; textTranslations: unknown; changeNoteTranslations: unknown };
    cleaned: { field: string; removed: string[] }[];
  };
}

const publish = (input: Record<string, unknown>, as?: string): Promise<Published> =>
  portal.call<Published>(
    `mutation ($input: PublishTermsInput!) { publishTerms(input: $input) {
       version { number textTranslations { en es fr } changeNoteTranslations { en es fr } publishedAt yesCount noCount }
       cleaned { field removed } } }`,
    { input },
    as,
  );

describe('publishing the terms', () => {
  it('adds the next version, valid at once, sanitized and audited with its text', async () => {
    const { publishTerms } = await publish({
      text: languages('<h2>What</h2><p onclick="x()">We keep it.</p>', '<p>Lo guardamos.</p>'),
      changeNote: languages('All'),
      expectedVersion: version,
    });
    expect(publishTerms).toEqual({
      version: {
        number: version + 1,
        textTranslations: languages('<p>What</p><p>We keep it.</p>', '<p>Lo guardamos.</p>'),
        changeNoteTranslations: languages('All'),
        publishedAt: expect.any(String),
        yesCount: 0,
        noCount: 0,
      },
      cleaned: [{ field: 'text.en', removed: ['<h2>', 'onclick'] }],
    });
    const { body } = await portal.api.rest('GET', '/api/settings/get');
    expect(body['config']).toMatchObject({ termsVersion: version + 1 });
    const [entry] = await select<{ action: string; text: [unknown, { es: string }] }>(
      'spec-terms-published',
      `select action, changes -> 'text' as text from audit_entry where target_kind = 'terms' and target_id = $1`,
      [String(version + 1)],
    );
    expect([entry!.action, entry!.text[1].es]).toEqual(['add', '<p>Lo guardamos.</p>']);
  });

  it('requires acceptance from its author too', async () => {
    await publish({ text: languages('New'), expectedVersion: version });
    await expect(portal.call('{ modules { nodes { id } } }')).rejects.toThrow('TERMS_REQUIRED');
  });

  it('succeeds for one of two concurrent requests', async () => {
    const both = await Promise.allSettled(
      ['One', 'Two'].map((en) =>
        publishTerms(portal.admin.viewer, { text: { en }, expectedVersion: version }),
      ),
    );
    const codes = both.map((each) => (each.status === 'rejected' ? (each.reason as AppError).code : 'done'));
    expect(codes.sort()).toEqual(['CONFLICT', 'done']);
  });

  it.each([
    ['a text without English', { text: languages(' <p></p>', 'Solo') }, ['text.en']],
    ['a language that is too long', { text: languages('a'.repeat(100_001)) }, ['text.en']],
    [
      'languages that are too long together',
      { text: languages(...(['a', 'b', 'c'].map((c) => c.repeat(70_000)) as [string])) },
      ['text'],
    ],
    [
      'the text of the valid version',
      { text: languages('<p>We keep your name.</p>', '', '<p>Nous gardons votre nom.</p>') },
      ['text'],
    ],
    [
      'a note that is too long',
      { text: languages('New'), changeNote: languages('n'.repeat(501)) },
      ['changeNote.en'],
    ],
  ])('rejects %s', async (_what, input, fields) => {
    await expect(publish({ expectedVersion: version, ...input })).rejects.toMatchObject({
      message: 'BAD_USER_INPUT',
      fields,
    });
  });
});

describe('versions of the terms', () => {
  const list = (first: number, after: string | null = null) =>
    portal.call<{
      termsVersions: {
        totalCount: number;
        nodes: { number: number; yesCount: number; noCount: number }[];
        pageInfo: { endCursor: string; hasNextPage: boolean };
      };
    }>(
      `query ($first: Int, $after: String) { termsVersions(first: $first, after: $after) {
         totalCount nodes { number yesCount noCount } pageInfo { endCursor hasNextPage } } }`,
      { first, after },
    );

  it('are listed newest first with the last answers of people', async () => {
    const people = await Promise.all(Array.from({ length: 3 }, () => makePerson()));
    const said = async (at: number, action: string) =>
      portal.call(
        `mutation ($version: Int!) { ${action}(input: { version: $version }) { profile { id } } }`,
        { version },
        await portal.api.tokenOf(people[at]!),
      );
    await said(0, 'acceptTerms');
    await said(1, 'declineTerms');
    await said(1, 'acceptTerms');
    await said(2, 'acceptTerms');
    await said(2, 'declineTerms');
    const { termsVersions } = await list(1);
    expect(termsVersions.nodes).toEqual([{ number: version, yesCount: 2, noCount: 1 }]);
    const next = (await list(1, termsVersions.pageInfo.endCursor)).termsVersions;
    expect([next.nodes[0]!.number, next.totalCount]).toEqual([version - 1, version]);
    await expect(list(1, 'W10')).rejects.toThrow('BAD_USER_INPUT');
  });

  it('are read one by one, and null for an unknown number', async () => {
    const one = (number: number) =>
      portal.call<{ termsVersion: { number: number } | null }>(
        'query ($number: Int!) { termsVersion(number: $number) { number textTranslations { en } } }',
        { number },
      );
    expect((await one(version)).termsVersion).toMatchObject({ number: version });
    expect((await one(0)).termsVersion).toBeNull();
  });
});
