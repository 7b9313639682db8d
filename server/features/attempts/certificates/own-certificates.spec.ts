import { describe, expect, it } from '@jest/globals';
import { pool } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeModule, makePerson, makeResult } from '#server/testing/factories';
import { newCertificateNumber } from './certificate-number';

const portal = adminPortal();

interface Page {
  totalCount: number;
  nodes: { number: string; testName: string }[];
  pageInfo: { hasNextPage: boolean; endCursor: string };
}

const certificatesOf = async (token: string, after: string | null = null): Promise<Page> => {
  const { me } = await portal.call<{ me: { certificates: Page } }>(
    `query ($after: String) { me { certificates(first: 2, after: $after) {
      totalCount nodes { number testName } pageInfo { hasNextPage endCursor } } } }`,
    { after },
    token,
  );
  return me.certificates;
};

describe('certificates of a person', () => {
  it('are listed in pages, newest pass first, without withdrawn ones', async () => {
    const person = await makePerson();
    const numbers: string[] = [];
    for (const month of [1, 2, 3, 4]) {
      const attempt = await makeResult(person.id, await makeModule(), { status: 'passed' });
      const number = newCertificateNumber();
      numbers.push(number);
      await pool().query(
        `insert into certificate (number, attempt_id, profile_id, holder_name, test_name, passed_at, withdrawn_at)
         values ($1, $2, $3, 'Sam', '{"en": "Snow", "es": "", "fr": ""}', $4, case when $5::boolean then now() end)
         on conflict (attempt_id) do update set number = $1, passed_at = $4, withdrawn_at = excluded.withdrawn_at`,
        [number, attempt, person.id, new Date(Date.UTC(2026, month)), month === 4],
      );
    }
    const token = await portal.api.tokenOf(person);
    const first = await certificatesOf(token);
    expect(first).toMatchObject({ totalCount: 3, nodes: [{ number: numbers[2] }, { number: numbers[1] }] });
    const second = await certificatesOf(token, first.pageInfo.endCursor);
    expect(second.nodes.map(({ number }) => number)).toEqual([numbers[0]]);
    await expect(certificatesOf(token, Buffer.from('["1","x"]').toString('base64url'))).rejects.toThrow(
      'BAD_USER',
    );
  });
});
