import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { entities } from './entities';
import { closeDatabase, openDatabase } from '#server/platform/database';
import { specDatabaseUrl } from '#server/testing/database';
import { personalData } from '#server/features/privacy/personal-data';

let source: DataSource;
beforeAll(async () => {
  source = await openDatabase(await specDatabaseUrl(), entities, 2);
});
afterAll(() => closeDatabase());

// What reads like a person's and is not.
const ofNobody: Record<string, string> = {
  'account.address': 'an organisation',
  'account.name': 'an organisation',
  'api_client.name': 'a program',
  'cache_version.name': 'a table',
  'client_file.name': 'a file',
  'assembly_event.name': 'an event',
  'profile.sessions_ended_by': 'a reason',
  'site_setting.support_email': 'the address of support',
  'award.name': 'what was won',
  'module.name': 'a module',
  'reward.name': 'what points are redeemed for',
};

const tellsWho =
  /(^|_)(profile|owner|actor|person|holder|viewer)(_id|_name)?$|_by$|e_?mail$|phone|^(to_)?name$|address/;

/** Every column that refers to a person, or whose name says that it tells who somebody is. */
function columnsOfPeople(): string[] {
  return source.entityMetadatas.flatMap(({ tablePath, columns, foreignKeys }) => {
    const referring = new Set(
      foreignKeys
        .filter(({ referencedEntityMetadata }) => referencedEntityMetadata.tablePath === 'profile')
        .flatMap((key) => key.columns.map(({ databaseName }) => databaseName)),
    );
    return columns
      .map(({ databaseName }) => databaseName)
      .filter((column) => referring.has(column) || tellsWho.test(column))
      .map((column) => `${tablePath}.${column}`);
  });
}

describe('what is kept of people', () => {
  const declared = personalData.flatMap(({ columns }) => columns);

  it('is said of every column that refers to a person or tells who it is', () => {
    const silent = columnsOfPeople().filter((column) => !declared.includes(column) && !(column in ofNobody));
    // A new one: say in `personal-data.ts` of its room what the file of own data has of it and what becomes of it.
    expect(silent).toEqual([]);
  });

  it('is said of columns that there are, once of each', () => {
    const known = source.entityMetadatas.flatMap(({ tablePath, columns }) =>
      columns.map(({ databaseName }) => `${tablePath}.${databaseName}`),
    );
    expect([...declared, ...Object.keys(ofNobody)].filter((column) => !known.includes(column))).toEqual([]);
    expect(declared).toHaveLength(new Set(declared).size);
  });

  it('says of every column what becomes of it when two people are merged', () => {
    const silent = personalData.flatMap(({ columns, merge: { moves = [], stays } }) => {
      const moving = moves.map(({ column }) => column);
      // A word on columns that all move, or on none, is no word.
      const rest = columns.filter((column) => !moving.includes(column));
      return [
        ...moving.filter((column) => !columns.includes(column)),
        ...(rest.length > 0 && !stays ? rest : []),
        ...(rest.length === 0 && stays ? [stays] : []),
      ];
    });
    expect(silent).toEqual([]);
  });

  it('knows of what one person may have only one, where a merge moves it', async () => {
    const unique: { column: string; others: string[] }[] = await source.query(
      `select c.relname || '.' || a.attname as column,
         array(select o.attname::text from pg_attribute o where o.attrelid = c.oid and o.attnum = any(i.indkey) and o.attnum <> a.attnum) as others
       from pg_index i join pg_class c on c.oid = i.indrelid
       join pg_attribute a on a.attrelid = c.oid and a.attnum = any(i.indkey)
       where i.indisunique`,
    );
    const moves = personalData.flatMap(({ merge }) => merge.moves ?? []);
    const silent = moves.flatMap(({ column, once }) =>
      unique
        .filter((index) => index.column === column)
        .filter(({ others }) => others.some((other) => !once?.('row').includes(`row.${other}`)))
        .map(({ others }) => `${column}: ${others.join(', ')}`),
    );
    expect(silent).toEqual([]);
    expect(
      unique.filter((index) => moves.some(({ column }) => column === index.column)).length,
    ).toBeGreaterThan(5);
  });

  it('has a name of its own in the file of own data', () => {
    const names = personalData.flatMap(({ inFile }) => (typeof inFile === 'string' ? [] : [inFile.name]));
    expect(names).toHaveLength(new Set(names).size);
  });
});
