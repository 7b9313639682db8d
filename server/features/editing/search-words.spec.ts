import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { Client } from 'pg';
import { foldSearchSql } from '#server/platform/database/sql';
import { specDatabaseUrl } from '#server/testing/database/database';
import { soughtPatterns } from './search-words';

let client: Client;
beforeAll(async () => {
  client = new Client({ connectionString: await specDatabaseUrl() });
  await client.connect();
});
afterAll(() => client.end());

/** Returns whether the text contains every word of the search. */
async function isFound(search: string, text: string): Promise<boolean> {
  for (const patterns of soughtPatterns(search)) {
    const query = `select ${foldSearchSql('$1::text')} like any($2::text[]) as found`;
    const { rows } = await client.query<{ found: boolean }>(query, [text, patterns]);
    if (!rows[0]!.found) return false;
  }
  return true;
}

describe('search word', () => {
  it.each([
    ['roy', 'Étienne LEROY', true],
    ['le', 'Étienne Leroy', true],
    ['ET', 'Étienne Leroy', true],
    ['ro', 'Étienne Leroy', false],
    ['lu', 'Jean-Luc d’Arc', true],
    ['a', 'Jean-Luc d’Arc', true],
    ['sm', 'o.smith@lone-star.example', true],
    ['st', 'o.smith@lone-star.example', true],
    ['ar', 'o.smith@lone-star.example', false],
    ['77', 'GR-7742', true],
    ['42', 'GR-7742', false],
    ['%', '100% grip', true],
    ['0%', '100% grip', true],
    ['_', 'no such mark', false],
    ['es', '¿Es seguro?', true],
    ['20', 'Test (2019–2021)', true],
    ['小明', '王小明', true],
  ])('matches for %s the text "%s": %s', async (search, text, found) => {
    expect(await isFound(search, text)).toBe(found);
  });
});
