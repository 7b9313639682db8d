import { randomUUID } from 'node:crypto';
import { beforeAll, describe, expect, it } from '@jest/globals';
import { checkAudit } from '#server/features/audit/sealing/check-audit';
import { sealAudit } from '#server/features/audit/sealing/seal-audit';
import { erasePersonal } from '#server/features/audit/erase-personal';
import { appendAudit } from '#server/features/audit/audit.service';
import { rowsStatement } from '#server/features/editing/rows/rows-statement';
import { pool, transaction } from '#server/platform/database/database';
import { adminPortal } from '#server/testing/admin-portal';
import { makeAward, type SpecAward } from '#server/testing/content/awards';
import { counted } from '#server/testing/database/counted';
import { makeClient, makeModule, makePerson, makeResult, type SpecPerson } from '#server/testing/factories';
import { onlyEnglish } from '#server/testing/questions';
import { auditLog } from './audit-log.service';
import type { AuditEntry } from './audit-log.types';
import { auditQuery, auditRows } from './audit-rows';

const portal = adminPortal();

interface Page {
  auditLog: {
    totalCount: number;
    nodes: AuditEntry[];
    pageInfo: { hasNextPage: boolean; endCursor: string };
  };
}

const fields = `id at action actorKind actorId actorName targetKind targetId targetName outcome
  changes { field before after isErased } address sealedIn sealedAt`;

const read = async (variables: Record<string, unknown> = {}) =>
  (
    await portal.call<Page>(
      `query($search: String, $filter: AuditEntryFilter, $where: AuditEntryWhere, $orderBy: AuditEntryOrder,
         $first: Int = 50, $after: String) {
         auditLog(search: $search, filter: $filter, where: $where, orderBy: $orderBy, first: $first, after: $after) {
           totalCount nodes { ${fields} } pageInfo { hasNextPage endCursor } } }`,
      variables,
    )
  ).auditLog;

const idsOf = ({ nodes }: Page['auditLog']) => nodes.map(({ id }) => id);

let person: SpecPerson;
let award: SpecAward;

beforeAll(async () => {
  person = await makePerson({ name: 'Étienne Roy' });
  const token = await portal.api.tokenOf(person);
  await portal.api.rest('POST', `/api/user/${person.id}/update`, { name: 'Étienne Le Roy' }, token);
  award = await makeAward(portal.call, portal.admin.id);
  await sealAudit();
  await portal.call('mutation($input: UpdateAwardInput!) { updateAward(input: $input) { award { id } } }', {
    input: { id: award.id, updatedAt: award.updatedAt, year: 2024 },
  });
});

describe('audit log for administrators', () => {
  it('shows the result of the last verification, and null before the first', async () => {
    const query = '{ auditCheck { checkedAt entries findings } }';
    expect(await portal.call(query)).toEqual({ auditCheck: null });
    await checkAudit();
    expect(await portal.call(query)).toEqual({
      auditCheck: { checkedAt: expect.any(String), entries: expect.any(Number), findings: 0 },
    });
  });

  it('shows the actor, the record, the address, the changes and whether the entry is sealed', async () => {
    const { nodes, totalCount } = await read();
    expect(totalCount).toBe(nodes.length);
    const [edited, ...earlier] = nodes;
    expect(edited).toMatchObject({
      action: 'edit',
      actorKind: 'person',
      actorId: portal.admin.id,
      actorName: 'Ada Admin',
      targetKind: 'award',
      targetId: award.id,
      targetName: expect.any(String),
      outcome: 'done',
      changes: [{ field: 'year', before: '2025', after: '2024', isErased: false }],
      address: '127.0.0.1',
      sealedIn: null,
      sealedAt: null,
    });
    for (const { sealedIn, sealedAt } of earlier)
      expect([sealedIn, sealedAt]).toEqual(['1', expect.any(String)]);
    expect(earlier.find(({ action }) => action === 'user_update')).toMatchObject({
      targetName: 'Étienne Le Roy',
      changes: [{ field: 'name', before: '"Étienne Roy"', after: '"Étienne Le Roy"', isErased: false }],
    });
    const { auditEntry } = await portal.call<{ auditEntry: AuditEntry }>(
      `query($id: ID!) { auditEntry(id: $id) { ${fields} } }`,
      { id: edited!.id },
    );
    expect(auditEntry).toEqual(edited);
  });

  it('shows readable names of records, and finds points by the name of their person', async () => {
    const module = await makeModule({ name: onlyEnglish('Winter compounds'), test: {} });
    const dana = await makePerson({ name: 'Dana Whitfield' });
    const result = await makeResult(dana.id, module, { status: 'passed' });
    const actor = { kind: 'person', id: dana.id } as const;
    await transaction(async (manager) => {
      await appendAudit(manager, { action: 'test_passed', actor, targetKind: 'attempt', targetId: result });
      await appendAudit(manager, { action: 'edit', actor, targetKind: 'points', targetId: dana.id });
      await appendAudit(manager, { action: 'add', actor, targetKind: 'album', targetId: randomUUID() });
      await appendAudit(manager, { action: 'edit', actor, targetKind: 'settings', targetId: 'site' });
    });
    const { nodes } = await read({ filter: { actorId: dana.id } });
    expect(nodes.map(({ targetKind, targetName }) => [targetKind, targetName])).toEqual([
      ['settings', null],
      ['album', null],
      ['points', 'Dana Whitfield'],
      ['attempt', 'Winter compounds'],
    ]);
    const where = { personName: { contains: 'whitfield' } };
    expect((await read({ where })).nodes).toMatchObject([{ targetKind: 'points' }]);
  });

  it('has pages with each entry once, with one statement per page', async () => {
    const all = idsOf(await read());
    const seen: string[] = [];
    for (let after: string | null = null; ;) {
      const page = await read({ first: 1, after });
      seen.push(...idsOf(page));
      if (!page.pageInfo.hasNextPage) break;
      after = page.pageInfo.endCursor;
    }
    expect(seen).toEqual(all);
    const { statements } = await counted(() => auditLog(portal.admin.viewer, {}, 50));
    expect(statements).toBe(1);
  });

  it('filters and counts by action, actor, record, outcome and time', async () => {
    const { nodes } = await read();
    const named = (filter: object) => read({ filter });
    const found = async (filter: object) => {
      const page = await named(filter);
      expect(page.totalCount).toBe(page.nodes.length);
      return idsOf(page);
    };
    const those = (matches: (entry: AuditEntry) => boolean) => nodes.filter(matches).map(({ id }) => id);
    const at = nodes[0]!.at;
    const later = new Date(Date.parse(at) + 1).toISOString();
    expect(await found({ actions: ['user_update', 'delete'] })).toEqual(
      those(({ action }) => action === 'user_update'),
    );
    expect(await found({ actorId: person.id })).toEqual(those(({ actorId }) => actorId === person.id));
    expect(await found({ targetKinds: ['award'], targetId: award.id })).toEqual(
      those(({ targetId }) => targetId === award.id),
    );
    expect(await found({ actorKinds: ['client'] })).toEqual([]);
    expect(await found({ outcomes: ['done'] })).toEqual(those(({ outcome }) => outcome === 'done'));
    expect(await found({ since: later })).toEqual([]);
    expect(await found({ before: later })).toEqual(idsOf({ nodes } as Page['auditLog']));
  });

  it('filters and counts by conditions with every operator', async () => {
    const { nodes, totalCount } = await read();
    const by = async (where: object) => {
      const found = await read({ where });
      expect(found.totalCount).toBe(found.nodes.length);
      return idsOf(found);
    };
    const those = (matches: (entry: AuditEntry) => boolean) => nodes.filter(matches).map(({ id }) => id);
    const [{ at }] = nodes as [AuditEntry];
    expect(await by({ action: { noneOf: ['edit'] } })).toEqual(those(({ action }) => action !== 'edit'));
    expect(await by({ actorKind: { oneOf: ['person'] } })).toEqual(
      those(({ actorKind }) => actorKind === 'person'),
    );
    expect(await by({ actorName: { contains: 'ada' } })).toEqual(
      those(({ actorId }) => actorId === portal.admin.id),
    );
    expect(await by({ personName: { contains: 'le roy' } })).toEqual(
      those(({ targetId }) => targetId === person.id),
    );
    expect(await by({ targetKind: { oneOf: ['award'] } })).toEqual(
      those(({ targetKind }) => targetKind === 'award'),
    );
    expect(await by({ targetId: { oneOf: [award.id] } })).toEqual(
      those(({ targetId }) => targetId === award.id),
    );
    expect(await by({ actorId: { isNull: true } })).toEqual(those(({ actorId }) => actorId === null));
    expect(await by({ outcome: { noneOf: ['done'] } })).toEqual(those(({ outcome }) => outcome !== 'done'));
    expect(await by({ sealed: { equals: false } })).toEqual(those(({ sealedIn }) => sealedIn === null));
    expect(await by({ at: { before: at } })).toEqual(those((entry) => entry.at < at));
    expect(await by({ at: { after: '2020-01-01T00:00:00Z' } })).toHaveLength(totalCount);
    await expect(by({ password: { oneOf: ['x'] } })).rejects.toMatchObject({ fields: ['where.password'] });
  });

  it('sorts oldest first as well, with separate cursors', async () => {
    const all = idsOf(await read()).toReversed();
    const orderBy = { field: 'at', direction: 'ASC' };
    const page = await read({ orderBy, first: 2 });
    const { endCursor: after } = page.pageInfo;
    expect([...idsOf(page), ...idsOf(await read({ orderBy, after }))]).toEqual(all);
    await expect(read({ after })).rejects.toThrow('BAD_USER_INPUT');
  });

  it('searches by a person’s name, an id and the number of an entry', async () => {
    const { nodes } = await read();
    const about = (id: string) =>
      nodes
        .filter(({ actorId, targetId }) => actorId === id || targetId === id)
        .map(({ id: entry }) => entry);
    expect(idsOf(await read({ search: 'le etienne' }))).toEqual(about(person.id));
    expect(idsOf(await read({ search: award.id.toUpperCase() }))).toEqual(about(award.id));
    expect(idsOf(await read({ search: nodes[1]!.id }))).toEqual([nodes[1]!.id]);
    expect(idsOf(await read({ search: 'nobody%' }))).toEqual([]);
  });

  it('keeps the fields changed of a deleted person, without values', async () => {
    const gone = await makePerson();
    const token = await portal.api.tokenOf(gone);
    await portal.api.rest('POST', `/api/user/${gone.id}/update`, { name: 'Dana Reyes' }, token);
    await transaction(async (manager) => {
      await manager.query("update profile set removal_reason = 'deleted' where id = $1", [gone.id]);
      await erasePersonal(manager, gone.id);
    });
    const { nodes } = await read({ filter: { targetId: gone.id } });
    expect(nodes).toMatchObject([
      { address: null, changes: [{ field: 'name', before: null, after: null, isErased: true }] },
    ]);
  });

  it('is exported as CSV with the same search and filter', async () => {
    const { body } = await portal.api.app.inject({
      url: `/api/auditLog.csv?filter=${encodeURIComponent(JSON.stringify({ targetId: award.id }))}`,
      headers: { authorization: `Bearer ${portal.token}` },
    });
    const [head, ...lines] = body.trim().split('\r\n');
    expect(head).toContain('actorName,targetKind,targetId');
    expect(lines).toHaveLength(2);
    expect(lines[0]).toContain('127.0.0.1');
  });

  it('is available to administrators only', async () => {
    const others = [
      await portal.api.tokenOf(await makePerson({ role: 'manager' })),
      await portal.api.clientToken(await makeClient('writer')),
    ];
    for (const other of others) {
      await expect(portal.call('{ auditLog { totalCount } }', {}, other)).rejects.toThrow('FORBIDDEN');
      await expect(portal.call('{ auditEntry(id: "1") { id } }', {}, other)).rejects.toThrow('FORBIDDEN');
      const { statusCode } = await portal.api.app.inject({
        url: '/api/auditLog.csv',
        headers: { authorization: `Bearer ${other}` },
      });
      expect(statusCode).toBe(403);
    }
  });

  it('rejects an invalid search and cursor, and returns null for an invalid id', async () => {
    await expect(read({ search: 'x'.repeat(201) })).rejects.toThrow('BAD_USER_INPUT');
    await expect(read({ after: 'nonsense' })).rejects.toThrow('BAD_USER_INPUT');
    await expect(read({ first: 0 })).rejects.toThrow('BAD_USER_INPUT');
    expect(await portal.call('{ auditEntry(id: "x") { id } }')).toEqual({ auditEntry: null });
  });
});

describe('list of many audit entries', () => {
  const many = 20_000;
  beforeAll(async () => {
    await pool().query(
      `insert into audit_entry (at, action, actor_kind, actor_id, target_kind, target_id)
       select now() - n * interval '1 minute', case when n % 5000 = 0 then 'reset_pro' else 'user_login' end,
         'person', 'p' || n % 200, 'profile', 'p' || n % 200 from generate_series(1, ${many}) n`,
    );
    await pool().query('vacuum analyze audit_entry');
  });

  it.each([
    ['all', {}],
    ['an action', { actions: ['reset_pro'] }],
    ['somebody', { actorId: 'p7' }],
    ['a record', { targetKinds: ['profile'], targetId: 'p7' }],
    ['a time', { since: '2020-01-01T00:00:00.000Z', before: '2100-01-01T00:00:00.000Z' }],
  ])('uses an index for %s', async (_what, params) => {
    const { text, values } = rowsStatement(auditRows, auditQuery({ filter: params as object }), {
      place: null,
      size: 50,
    });
    const { rows } = await pool().query<{ 'QUERY PLAN': string }>(`explain ${text}`, values);
    const plan = rows.map((row) => row['QUERY PLAN']).join('\n');
    expect(plan).toMatch(/Index (Only )?Scan.* on audit_entry e|Bitmap Heap Scan on audit_entry e/);
    expect(plan).not.toContain('Seq Scan on audit_entry');
  });
});
