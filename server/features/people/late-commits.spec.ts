import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { EntityManager } from 'typeorm';
import { changePoints } from '#server/features/points/change-points';
import { pool, transaction } from '#server/platform/database/database';
import { type Api, startApi } from '#server/testing/api/api';
import { makeClient, makeModule, makePerson, makeResult } from '#server/testing/factories';

const writesOfEach = 334;
const writers = [0, 1, 2];

let api: Api;
let program: string;
let people: string[];
/** Closed attempts, each of which is corrected once. */
let attempts: string[];

beforeAll(async () => {
  api = await startApi();
  program = await api.clientToken(await makeClient());
  people = await Promise.all(writers.map(async () => (await makePerson()).id));
  const first = await makeResult(people[0]!, await makeModule(), { status: 'failed' });
  const { rows } = await pool().query<{ id: string }>(
    `insert into attempt select (jsonb_populate_record(a, jsonb_build_object('id', gen_random_uuid()))).*
     from attempt a, generate_series(1, 1100) where a.id = $1 returning id`,
    [first],
  );
  attempts = rows.map(({ id }) => id);
});
afterAll(() => api.close());

interface List {
  name: 'results' | 'pointsEntries';
  /** Writes a row and returns its id. */
  write: (manager: EntityManager, writer: number) => Promise<string>;
}

const lists: List[] = [
  {
    name: 'results',
    write: async (manager) => {
      const id = attempts.pop()!;
      await manager.query('update attempt set score = 40 where id = $1', [id]);
      return id;
    },
  },
  {
    name: 'pointsEntries',
    write: async (manager, writer) => {
      const idempotencyKey = randomUUID();
      const profileId = people[writer]!;
      await changePoints(manager, [
        { profileId, amount: 1, reason: 'adjustment', note: 'Spec', idempotencyKey },
      ]);
      const [entry]: [{ id: string }] = await manager.query(
        'select id from points_entry where idempotency_key = $1',
        [idempotencyKey],
      );
      return entry.id;
    },
  },
];

/**
 * Simulates a client that stores the cursor of its last read. Returns a function that reads the new
 * ids.
 */
function follow(name: List['name']): () => Promise<string[]> {
  let after: string | null = null;
  return async () => {
    const ids: string[] = [];
    for (;;) {
      const { body } = await api.graphql<
        Record<
          string,
          { nodes: { id: string }[]; pageInfo: { endCursor: string | null; hasNextPage: boolean } }
        >
      >(
        `query ($after: String) { ${name}(first: 100, after: $after) { nodes { id } pageInfo { endCursor hasNextPage } } }`,
        { after },
        program,
      );
      const { nodes, pageInfo } = body.data[name]!;
      ids.push(...nodes.map(({ id }) => id));
      after = pageInfo.endCursor ?? after;
      if (!pageInfo.hasNextPage) return ids;
    }
  };
}

describe.each(lists)('client that polls $name', ({ name, write }) => {
  it('reads rows that were written before its last read and committed after it', async () => {
    const read = follow(name);
    await read();
    let commit!: () => void;
    const committing = new Promise<void>((resolve) => (commit = resolve));
    let wrote!: (id: string) => void;
    const lateWritten = new Promise<string>((resolve) => (wrote = resolve));
    const late = transaction(async (manager) => {
      wrote(await write(manager, 0));
      await committing;
    });
    const lateId = await lateWritten;
    const others = [
      await transaction((manager) => write(manager, 1)),
      await transaction((manager) => write(manager, 2)),
    ];
    expect(await read()).toEqual([]);
    commit();
    await late;
    expect(await read()).toEqual([lateId, ...others]);
  });

  it('reads each of 1,000 rows of three concurrent writers exactly once', async () => {
    const read = follow(name);
    await read();
    const found: string[] = [];
    let isWriting = true;
    const reading = (async () => {
      while (isWriting) found.push(...(await read()));
    })();
    const writing = writers.map(async (writer) => {
      const ids: string[] = [];
      for (let count = 0; count < writesOfEach; count += 1) {
        await transaction(async (manager) => {
          ids.push(await write(manager, writer));
          // Commits after transactions that began later, in any order.
          await manager.query('select pg_sleep($1)', [Math.random() / 100]);
        });
      }
      return ids;
    });
    const written = (await Promise.all(writing)).flat();
    isWriting = false;
    await reading;
    found.push(...(await read()));
    expect(new Set(found)).toEqual(new Set(written));
    expect(found).toHaveLength(writers.length * writesOfEach);
  });
});
