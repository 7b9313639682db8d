import { beforeAll, describe, expect, it } from '@jest/globals';
import { appendAudits } from '#server/features/audit/audit.service';
import { pool, transaction } from '#server/platform/database';
import { adminPortal } from '#server/testing/admin-portal';
import { counted } from '#server/testing/counted';
import { makeClient, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { historyStatement } from './person-history.queries';
import { personHistory } from './person-history.service';
import type { PersonEventConnection, PersonEventKind } from './person-history.types';

const portal = adminPortal();
let person: SpecPerson;

const read = async (variables: Record<string, unknown> = {}) =>
  (
    await portal.call<{ personHistory: PersonEventConnection & { totalCount: number } }>(
      `query($profileId: ID!, $filter: PersonEventFilter, $first: Int = 50, $after: String) {
         personHistory(profileId: $profileId, filter: $filter, first: $first, after: $after) {
           totalCount nodes { id kind about status score amount reason note balanceAfter orderNumber
             entry { action actorName targetKind outcome changes { field before after } } }
           pageInfo { hasNextPage endCursor } } }`,
      { profileId: person.id, ...variables },
    )
  ).personHistory;

const kindsOf = ({ nodes }: PersonEventConnection) => nodes.map(({ kind }) => kind);

beforeAll(async () => {
  person = await makePerson({ name: 'Étienne Roy' });
  const token = await portal.api.tokenOf(person);
  const own = { kind: 'person', id: person.id } as const;
  const about = { targetKind: 'profile', targetId: person.id } as const;
  await transaction((manager) =>
    appendAudits(manager, [
      { action: 'user_login', actor: own, ...about },
      { action: 'add', actor: own, targetKind: 'program_entry', outcome: 'not_found' },
      { action: 'sent_email', actor: { kind: 'system' }, ...about, mail: 'reminder' },
      // What somebody does to others is no part of one's own history.
      { action: 'edit', actor: own, targetKind: 'module', targetId: person.id },
    ]),
  );
  await portal.api.rest('POST', `/api/user/${person.id}/update`, { location: 'plt1' }, token);
  await portal.api.rest('POST', `/api/user/${person.id}/points/set`, { amount: 40 }, portal.token);
  await makeResult(person.id, await makeModule(), { status: 'passed', score: 90 });
});

describe('the history of a person', () => {
  it('tells sign-ins, tests, points, mails and changes in one, newest first', async () => {
    const history = await read();
    expect(history.totalCount).toBe(history.nodes.length);
    expect(new Set(kindsOf(history))).toEqual(new Set(['test', 'points', 'change', 'mail', 'sign_in']));
    const [points] = history.nodes.filter(({ kind }) => kind === 'points');
    expect(points).toMatchObject({ amount: 40, balanceAfter: 40, reason: 'adjustment', entry: null });
    const [test] = history.nodes.filter(({ kind }) => kind === 'test');
    expect(test).toMatchObject({ status: 'passed', score: 90, entry: null });
    const changes = history.nodes.flatMap(({ kind, entry }) => (kind === 'change' ? [entry] : []));
    expect(changes.map((entry) => entry!.targetKind).sort()).toEqual(['profile', 'program_entry']);
  });

  it.each<[PersonEventKind[], number]>([
    [['sign_in'], 1],
    [['mail', 'points'], 2],
    [['test'], 1],
  ])('is narrowed to %j', async (kinds, count) => {
    const history = await read({ filter: { kinds } });
    expect(history.totalCount).toBe(count);
    expect([...new Set(kindsOf(history))].sort()).toEqual([...kinds].sort());
  });

  it('comes in pages that have every event once', async () => {
    const whole = await read();
    const seen: string[] = [];
    for (let after: string | null = null, more = true; more;) {
      const { nodes, pageInfo } = await read({ first: 2, after });
      seen.push(...nodes.map(({ id }) => id));
      [after, more] = [pageInfo.endCursor ?? null, pageInfo.hasNextPage];
    }
    expect(seen).toEqual(whole.nodes.map(({ id }) => id));
  });

  it('reads a page by one statement, and each table by an index', async () => {
    const asked = { profileId: person.id, kinds: [] };
    const { statements } = await counted(() => personHistory(portal.admin.viewer, asked, 'en', 50));
    expect(statements).toBe(1);
    await pool().query(
      `insert into audit_entry (action, actor_kind, actor_id, target_kind, target_id)
       select 'user_login', 'person', 'p' || n % 200, 'profile', 'p' || n % 200
       from generate_series(1, 20000) n`,
    );
    await pool().query('vacuum analyze audit_entry');
    const { text, values } = historyStatement(asked, 'en', { micros: '1795859000000000', id: 'x' }, 51);
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toContain('Seq Scan on audit_entry');
  });

  it('is for administrators alone, and refuses a cursor of another list', async () => {
    const query = 'query($id: ID!) { personHistory(profileId: $id) { totalCount } }';
    for (const other of [
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.clientToken(await makeClient('writer')),
    ]) {
      await expect(portal.call(query, { id: person.id }, other)).rejects.toThrow('FORBIDDEN');
    }
    await expect(read({ after: 'nonsense' })).rejects.toThrow('BAD_USER_INPUT');
  });
});
