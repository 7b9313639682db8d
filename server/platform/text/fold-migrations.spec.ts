import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import type { QueryRunner } from 'typeorm';
import { FoldAccountNumbers1796470010000 } from '#migrations/1796470010000-fold-account-numbers';
import { SearchFoldedText1796528000000 } from '#migrations/1796528000000-search-folded-text';
import { dropSpecDatabase, specDatabaseUrl } from '#server/testing/database';

let url: string;
let client: Client;
let runner: QueryRunner;
beforeAll(async () => {
  url = await specDatabaseUrl();
  client = new Client({ connectionString: url });
  await client.connect();
  const query = async (text: string, values?: unknown[]) => (await client.query(text, values)).rows;
  runner = { query } as unknown as QueryRunner;
});
afterAll(async () => {
  await client.end();
  await dropSpecDatabase(url);
});

describe('the migration that folds account numbers', () => {
  const migration = new FoldAccountNumbers1796470010000();

  const addAccount = async (number: string, kind = 'gold_retailer'): Promise<string> => {
    const { rows } = await client.query<{ id: string }>(
      `insert into account (kind, number, name, country, region) values ($2, $1, 'Harbor Tire', 'US', 'US-TX') returning id`,
      [number, kind],
    );
    return rows[0]!.id;
  };
  const keyOf = async (id: string): Promise<string> =>
    (await client.query<{ key: string }>('select number_key as key from account where id = $1', [id]))
      .rows[0]!.key;

  it('names accounts whose numbers have become the same, changes nothing, and passes once they differ', async () => {
    await migration.down(runner);
    const [one, other, distributor] = [
      await addAccount('GR–77 a'),
      await addAccount('gr-77A'),
      await addAccount('GR-77A', 'gold_distributor'),
    ];
    const before = await keyOf(one);
    const failure: unknown = await migration.up(runner).catch((error: unknown) => error);
    expect(String(failure)).toContain(`Accounts have the same number: ${one} and ${other}. Their numbers`);
    expect(String(failure)).toContain('/admin/accounts/<id>');
    expect(String(failure)).not.toContain('maybe more');
    expect(String(failure)).not.toContain(distributor);
    expect([await keyOf(one), before]).toEqual([before, 'gr–77a']);
    await client.query(`update account set number = 'GR-78' where id = $1`, [other]);
    await migration.up(runner);
    expect([await keyOf(one), await keyOf(other)]).toEqual(['gr77a', 'gr78']);
    await expect(addAccount('GR−77a')).rejects.toThrow('account');
  });

  it('names 20 numbers at most, and says that there may be more', async () => {
    await migration.down(runner);
    const ids: string[] = [];
    for (let at = 1; at <= 21; at += 1) ids.push(await addAccount(`M-${at}`), await addAccount(`M–${at}`));
    const failure = String(await migration.up(runner).catch((error: unknown) => error));
    expect(failure.match(/ and [0-9a-f]{8}-/g)).toHaveLength(20);
    expect(failure).toContain(`${ids[38]!} and ${ids[39]!}; and maybe more. Their numbers`);
    await client.query('delete from account where id = any($1::uuid[])', [ids]);
    await migration.up(runner);
  });
});

describe('the migration that folds what site search looks in', () => {
  const migration = new SearchFoldedText1796528000000();

  it('writes anew what was written before, and its undoing what was then', async () => {
    const wordsOf = async (): Promise<{ words: string; found: boolean }> => {
      const { rows } = await client.query<{ words: string; found: boolean }>(
        `select words::text, words @@ search_query('lodz fine', 'en') as found from search_text where lang = 'en'`,
      );
      expect(rows).toHaveLength(1);
      return rows[0]!;
    };
    await migration.down(runner);
    await client.query(
      `insert into module (kind, brand, name, description) values ('tire', 'gt', $1, '{"en":"","es":"","fr":""}')`,
      [JSON.stringify({ en: 'Łódź on ﬁne gravel', es: '', fr: '' })],
    );
    const before = await wordsOf();
    expect(before.found).toBe(false);
    await migration.up(runner);
    expect((await wordsOf()).found).toBe(true);
    await migration.down(runner);
    expect(await wordsOf()).toEqual(before);
    await migration.up(runner);
  });
});
