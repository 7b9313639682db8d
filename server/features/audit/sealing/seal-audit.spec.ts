import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { pool, transaction } from '#server/platform/database/database';
import { asPartOf } from '#server/platform/work';
import { type Api, startApi } from '#server/testing/api/api';
import { makePerson } from '#server/testing/factories';
import { appendAudits } from '../audit.service';
import { erasePersonal } from '../erase-personal';
import { checkAudit } from './check-audit';
import { sealAudit } from './seal-audit';
import { type Verified, verifyAudit } from './verify-audit';

let api: Api;
beforeAll(async () => {
  api = await startApi();
});
afterAll(() => api.close());

/** Runs SQL like an attacker with all rights, without triggers and constraints. */
const tamper = (sql: string) =>
  pool().query(`set session_replication_role = replica; ${sql}; reset session_replication_role`);

const rows = async (sql: string): Promise<Record<string, string>[]> => (await pool().query(sql)).rows;

/** Writes entries about one person each, with a name and an address; returns their ids. */
async function write(count: number): Promise<string[]> {
  const people = Array.from({ length: count }, () => randomUUID());
  await asPartOf({ address: '192.0.2.7' }, () =>
    transaction((manager) =>
      appendAudits(
        manager,
        people.map((id, index) => ({
          action: 'user_update',
          actor: { kind: 'person', id },
          targetKind: 'profile',
          targetId: id,
          changes: { lang: ['en', `l${index}`] },
          personal: { about: id, changes: { name: [null, `Name ${index}`] } },
        })),
      ),
    ),
  );
  const kept = await rows(
    `select id::text from (select id from audit_entry order by id desc limit ${count}) e order by e.id`,
  );
  return kept.map(({ id }) => id!);
}

async function verify(noted: string | null = null): Promise<{ findings: string[]; verified: Verified }> {
  const findings: string[] = [];
  const all = verifyAudit(noted);
  for (;;) {
    const step = await all.next();
    if (step.done) return { findings, verified: step.value };
    findings.push(step.value);
  }
}
const findings = async (noted?: string) => (await verify(noted)).findings;

beforeEach(async () => {
  await tamper(
    'delete from audit_seal; delete from audit_entry; delete from audit_personal; delete from audit_erased',
  );
});

describe('sealing the audit log', () => {
  it('adds entries to consecutive blocks, each once', async () => {
    const ids = await write(1003);
    await sealAudit();
    await sealAudit();
    ids.push(...(await write(2)));
    await Promise.all([sealAudit(), sealAudit()]);
    const blocks = await rows(
      'select number::text, entries::text, total::text, ids::text[] from audit_seal order by 1',
    );
    expect(blocks.map(({ number, entries, total }) => [number, entries, total])).toEqual([
      ['1', '1000', '1000'],
      ['2', '3', '1003'],
      ['3', '2', '1005'],
    ]);
    expect(blocks.flatMap((block) => block['ids'] as unknown as string[])).toEqual(ids);
    const { findings: none, verified } = await verify();
    expect([none, verified]).toEqual([
      [],
      { blocks: 3, entries: 1005, erased: 0, unsealed: 0, head: expect.stringMatching(/^3:[\da-f]{64}$/) },
    ]);
  });

  it('continues a count after blocks without a total, as of a former release', async () => {
    await write(2);
    await sealAudit();
    await tamper('update audit_seal set total = null');
    await write(3);
    await sealAudit();
    expect(await rows('select total::text from audit_seal order by number')).toEqual([
      { total: null },
      { total: '5' },
    ]);
  });

  it('waits for an entry that was written earlier and is committed later', async () => {
    const late = new Client({ connectionString: pool().options.connectionString! });
    await late.connect();
    const insert = `insert into audit_entry (action, actor_kind, target_kind) values ('edit', 'system', 'spec')`;
    await late.query(`begin; ${insert}`);
    const [early] = await write(1);
    await sealAudit(0);
    expect(await rows('select from audit_seal')).toEqual([]);
    const sealing = sealAudit();
    await late.query('commit');
    await late.end();
    await sealing;
    const [seal] = await rows('select ids::text[] from audit_seal');
    expect(seal!['ids']).toEqual([String(Number(early) - 1), early]);
    expect(await findings()).toEqual([]);
  });

  it('stays valid when a person is deleted', async () => {
    const [id] = await write(2);
    await sealAudit();
    const [entry] = await rows(`select target_id as person from audit_entry where id = ${id}`);
    const person = entry!['person']!;
    await transaction(async (manager) => {
      await erasePersonal(manager, person);
      const action = { action: 'delete', actor: { kind: 'system' }, targetKind: 'profile' } as const;
      await appendAudits(manager, [{ ...action, targetId: person }]);
    });
    expect(await verify()).toMatchObject({ findings: [], verified: { erased: 2, entries: 2 } });
  });

  it('stays valid when a person was deleted by a release that did not record it', async () => {
    const [id] = await write(1);
    await sealAudit();
    await tamper(`insert into audit_erased (id) select unnest(array[personal_id, origin_id]) from audit_entry;
      delete from audit_personal`);
    expect(await verify()).toMatchObject({ findings: [], verified: { erased: 2, entries: 1 } });
    expect(id).toBeDefined();
  });

  it('can’t be changed, and neither can personal values', async () => {
    await write(1);
    await sealAudit();
    for (const sql of [
      `update audit_entry set outcome = 'other'`,
      'delete from audit_entry',
      'update audit_seal set entries = 0',
      'delete from audit_seal',
      'truncate audit_seal',
      `update audit_personal set changes = '{}'`,
      'update audit_personal set profile_id = gen_random_uuid()',
      'delete from audit_personal',
      'delete from audit_personal where false -- PL/pgSQL function erase_audit_personal(uuid[])',
      `do $$ begin delete from audit_personal /* erase_audit_personal(uuid[]) */; end $$`,
      'truncate audit_personal',
      'delete from audit_erased',
    ])
      await expect(pool().query(sql)).rejects.toThrow(/append-only|never changed/);
  });

  it('deletes personal values only through its function, and only for deleted people', async () => {
    const { id } = await makePerson();
    const erase = () => transaction((manager) => erasePersonal(manager, id));
    await expect(erase()).rejects.toThrow('only when the person is deleted');
    await pool().query("update profile set removal_reason = 'deleted' where id = $1", [id]);
    await expect(erase()).resolves.toBeUndefined();
  });
});

describe('verification of the sealed audit log', () => {
  let ids: string[];
  beforeEach(async () => {
    ids = await write(5);
    await sealAudit();
  });

  it('finds an altered entry', async () => {
    await tamper(`update audit_entry set at = at + interval '1 second' where id = ${ids[1]}`);
    expect(await findings()).toEqual([`Entry ${ids[1]} was altered.`]);
  });

  it('finds removed entries, including the last', async () => {
    await tamper(`delete from audit_entry where id in (${ids[1]}, ${ids[4]})`);
    expect(await findings()).toEqual([
      `Entry ${ids[1]} was removed from block 1.`,
      `Entry ${ids[4]} was removed from block 1.`,
    ]);
  });

  it('finds reordered entries', async () => {
    const [one, other] = [ids[1]!, ids[3]!];
    await tamper(`alter table audit_entry alter id set generated by default;
      update audit_entry set id = -1 where id = ${one}; update audit_entry set id = ${one} where id = ${other};
      update audit_entry set id = ${other} where id = -1; alter table audit_entry alter id set generated always`);
    expect(await findings()).toEqual([
      `Entry ${one} was reordered. Its content was sealed as entry ${other}.`,
      `Entry ${other} was reordered. Its content was sealed as entry ${one}.`,
    ]);
  });

  it('finds inserted entries', async () => {
    await tamper(`delete from audit_entry where id = ${ids[2]};
      insert into audit_entry (id, action, actor_kind, target_kind) overriding system value
      values (${ids[2]}, 'edit', 'system', 'spec')`);
    expect(await findings()).toEqual([`Entry ${ids[2]} was altered.`]);
    await tamper(`insert into audit_entry (id, action, actor_kind, target_kind) overriding system value
      values (${Number(ids[0]) - 1}, 'edit', 'system', 'spec')`);
    expect(await findings()).toContain(`Entry ${Number(ids[0]) - 1} was inserted into block 1.`);
  });

  it('finds altered personal values and addresses', async () => {
    await tamper(`update audit_personal p set changes = '{"name":[null,"Somebody"]}'
      from audit_entry e where e.personal_id = p.id and e.id = ${ids[0]}`);
    await tamper(`update audit_personal p set changes = '{"address":[null,"192.0.2.8"]}'
      from audit_entry e where e.origin_id = p.id and e.id = ${ids[3]}`);
    expect(await findings()).toEqual([
      `Entry ${ids[0]}: personal values were altered: name.`,
      `Entry ${ids[3]}: the address was altered.`,
    ]);
  });

  it('finds personal values and addresses that were removed although the person was not deleted', async () => {
    const removed = (kind: string, id: string) => `Entry ${id}: ${kind} although the person was not deleted.`;
    await tamper(
      `delete from audit_personal p using audit_entry e where e.personal_id = p.id and e.id = ${ids[0]}`,
    );
    await tamper(
      `with gone as (delete from audit_personal p using audit_entry e where e.origin_id = p.id and e.id = ${ids[3]}
         returning p.id) insert into audit_erased (id, erased_at) select id, now() from gone`,
    );
    expect(await findings()).toEqual([
      removed('personal values were removed', ids[0]!),
      removed('the address was removed', ids[3]!),
    ]);
  });

  it('finds blocks that were altered consistently or removed', async () => {
    for (let block = 2; block <= 4; block++) {
      await write(1);
      await sealAudit();
    }
    await tamper(`update audit_seal set sealed_at = sealed_at - interval '1 day' where number = 1`);
    expect(await findings()).toEqual(['Block 1 was altered or follows another block than before.']);
    await tamper('delete from audit_seal where number = 3');
    expect((await findings()).slice(1)).toEqual([
      'Blocks between 2 and 4 were removed. What they sealed is unknown.',
    ]);
  });

  it('finds a truncated end by a head that was recorded elsewhere', async () => {
    const { verified } = await verify();
    await write(1);
    await sealAudit();
    expect(await findings(verified.head!)).toEqual([]);
    await tamper('delete from audit_seal; delete from audit_entry');
    expect(await findings()).toEqual([]);
    expect(await findings(verified.head!)).toEqual([
      `Block ${verified.head} is not part of the chain: its end was taken away or written anew.`,
    ]);
  });
});

describe('checkAudit', () => {
  const kept = async () => (await rows('select entries::text, findings::text, head from audit_check'))[0];
  beforeEach(async () => {
    await pool().query('delete from audit_check');
    await write(3);
    await sealAudit();
    await checkAudit();
  });

  it('stores its findings and the head of the chain', async () => {
    expect(await kept()).toEqual({ entries: '3', findings: '0', head: (await verify()).verified.head });
  });

  it('counts alterations, and remembers the last valid head', async () => {
    const before = await kept();
    await tamper(`update audit_entry set outcome = 'other' where id = (select max(id) from audit_entry)`);
    await checkAudit();
    expect(await kept()).toEqual({ ...before, findings: '1' });
    await tamper('delete from audit_seal; delete from audit_entry');
    await checkAudit();
    expect(await kept()).toEqual({ entries: '0', findings: '1', head: before!['head'] });
  });
});
