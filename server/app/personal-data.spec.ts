import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import type { DataSource } from 'typeorm';
import { entities } from './entities';
import { closeDatabase, openDatabase } from '#server/platform/database/database';
import { specDatabaseUrl } from '#server/testing/database/database';
import { personalData } from '#server/features/privacy/personal-data';

let source: DataSource;
beforeAll(async () => {
  source = await openDatabase(await specDatabaseUrl(), entities, 2);
});
afterAll(() => closeDatabase());

// These columns resemble personal data, but are not.
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

/** Returns every column that refers to a person or whose name suggests personal data. */
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

describe('declaration of personal data', () => {
  const declared = personalData.flatMap(({ columns }) => columns);

  it('includes every column that refers to a person or identifies one', () => {
    const silent = columnsOfPeople().filter((column) => !declared.includes(column) && !(column in ofNobody));
    // For a new column, declare in its feature’s `personal-data.ts` what the data export contains and what
    // deletion does.
    expect(silent).toEqual([]);
  });

  it('includes only existing columns, each once', () => {
    const known = source.entityMetadatas.flatMap(({ tablePath, columns }) =>
      columns.map(({ databaseName }) => `${tablePath}.${databaseName}`),
    );
    expect([...declared, ...Object.keys(ofNobody)].filter((column) => !known.includes(column))).toEqual([]);
    expect(declared).toHaveLength(new Set(declared).size);
  });

  it('declares for every column what a merge does', () => {
    const silent = personalData.flatMap(({ columns, merge: { moves = [], stays } }) => {
      const moving = moves.map(({ column }) => column);
      // A reason is only valid when some, but not all columns move.
      const rest = columns.filter((column) => !moving.includes(column));
      return [
        ...moving.filter((column) => !columns.includes(column)),
        ...(rest.length > 0 && !stays ? rest : []),
        ...(rest.length === 0 && stays ? [stays] : []),
      ];
    });
    expect(silent).toEqual([]);
  });

  it('handles unique values of a person in every merge that moves them', async () => {
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

  it('has unique names in the data export', () => {
    const names = personalData.flatMap(({ inFile }) => (typeof inFile === 'string' ? [] : [inFile.name]));
    expect(names).toHaveLength(new Set(names).size);
  });
});
