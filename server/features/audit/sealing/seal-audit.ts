import { setTimeout as pause } from 'node:timers/promises';
import type { EntityManager } from 'typeorm';
import { hold, select, transaction } from '#server/platform/database/database';
import type { Job } from '#server/platform/jobs/jobs';
import { log } from '#server/platform/logging/log';
import { beginning, type Block, contentOf, hashBlock, hashEntry, nameOfBlock } from './chain';

const largestBlock = 1000;
/** Maximum blocks per run. The next run continues. */
const maxBlocks = 500;
const look = 100;

interface Head {
  number: string;
  hash: Buffer;
  lastId: string;
}

const noBlock: Head = { number: '0', hash: beginning, lastId: '0' };

/** SQL of the number of sealed entries, which the last block contains. */
export const sealedEntries = `coalesce((select last.total from audit_seal last order by last.number desc limit 1),
  (select sum(each.entries) from audit_seal each), 0)`;

const headOf = async (manager: EntityManager): Promise<Head> => {
  const [head] = await manager.query<Head[]>(
    'select number::text, hash, last_id::text as "lastId" from audit_seal order by audit_seal.number desc limit 1',
  );
  return head ?? noBlock;
};

/** Returns the transactions that have written or may write audit entries. */
const writers = async (): Promise<string[]> =>
  (
    await select<{ writer: string }>(
      'audit-writers',
      `select virtualtransaction || ' ' || pid as writer from pg_locks
       where relation = 'audit_entry'::regclass and mode = 'RowExclusiveLock'
         and database = (select oid from pg_database where datname = current_database())`,
    )
  ).map(({ writer }) => writer);

/**
 * Returns the newest id below which no entry can appear any more. Ids are assigned before the commit, so it waits for
 * transactions that were writing. Returns null if one takes longer than `patience` milliseconds.
 */
async function settledId(patience: number): Promise<string | null> {
  const [row] = await select<{ id: string | null }>(
    'audit-newest',
    `select max(id)::text as id from audit_entry
     where id > (select coalesce(max(last_id), 0) from audit_seal)`,
  );
  if (!row?.id) return null;
  let awaited = await writers();
  for (let waited = 0; awaited.length > 0; waited += look) {
    if (waited >= patience) return null;
    await pause(look);
    const going = new Set(await writers());
    awaited = awaited.filter((writer) => going.has(writer));
  }
  return row.id;
}

/** Seals the next entries up to an id. Returns null if there are none. */
const sealBlock = (upTo: string): Promise<Head | null> =>
  transaction(async (manager) => {
    await hold(manager, 'audit-seal');
    const head = await headOf(manager);
    const entries = await manager.query<{ id: string; content: string }[]>(
      `select e.id::text, ${contentOf('e')} as content from audit_entry e
       where e.id > $1 and e.id <= $2 order by e.id limit ${largestBlock}`,
      [head.lastId, upTo],
    );
    if (entries.length === 0) return null;
    const block: Block = {
      number: String(BigInt(head.number) + 1n),
      sealedAt: new Date(),
      ids: entries.map(({ id }) => id),
      hashes: Buffer.concat(entries.map(({ content }) => hashEntry(content))),
    };
    const hash = hashBlock(head.hash, block);
    const lastId = block.ids.at(-1)!;
    await manager.query(
      `insert into audit_seal (number, sealed_at, entries, total, last_id, ids, hashes, hash)
       values ($1, $2, $3::int, ${sealedEntries} + $3::int, $4, $5, $6, $7)`,
      [block.number, block.sealedAt, entries.length, lastId, block.ids, block.hashes, hash],
    );
    return { number: block.number, hash, lastId };
  });

/**
 * Seals new entries in consecutive blocks. Waits for running transactions up to `patience` milliseconds and blocks
 * none.
 */
export async function sealAudit(patience = 30_000): Promise<void> {
  const upTo = await settledId(patience);
  if (upTo === null) return;
  let head: Head | null = null;
  for (let made = 0; made < maxBlocks; made++) {
    const next = await sealBlock(upTo);
    if (!next) break;
    head = next;
  }
  // If the log is stored elsewhere, it shows later whether the end of the chain was removed.
  if (head) log.info({ block: nameOfBlock(head.number, head.hash) }, 'the audit is sealed');
}

export const sealAuditJob: Job = { name: 'seal-audit', schedule: '* * * * *', run: () => sealAudit() };
