import type { EntityManager } from 'typeorm';
import type { MergedResource, MovingRows } from '#server/platform/personal-data';
import { personalData } from '../personal-data';

/** All rows that go over, as the rooms say. */
export const movingRows = (): MovingRows[] => personalData.flatMap(({ merge }) => merge.moves ?? []);

const parts = (column: string): [string, string] => {
  const [table, name] = column.split('.');
  return [table!, name!];
};

const keyOf = (key: readonly string[]): string =>
  `jsonb_build_array(${key.map((part) => `t.${part}`).join(', ')})`;

/** Whether the person of `to` has a row already of which there is one only, for row `t`. */
function clashes({ column, once }: MovingRows, to: string): string {
  if (!once) return 'false';
  const [table, name] = parts(column);
  return `exists (select from ${table} k where k.${name} = ${to} and (${once('k')}) = (${once('t')}))`;
}

const setOf = (name: string, ends: string | undefined): string =>
  `set ${name} = $1${ends ? `, ${ends} = t.${ends}` : ''}`;

/** SQL by which rows go from person $2 to person $1, and which gives their keys. */
export function goSql(rows: MovingRows): string {
  const [table, name] = parts(rows.column);
  return `with gone as (
      update ${table} t ${setOf(name, rows.ends)} where t.${name} = $2 and not ${clashes(rows, '$1')}
      returning ${keyOf(rows.key)} as key
    ) select coalesce(jsonb_agg(key), '[]') as keys from gone`;
}

/** SQL by which the rows of the keys $3 that ended before $4 go from person $2 to person $1. */
export function backSql({ column, key, ends }: MovingRows): string {
  const [table, name] = parts(column);
  const stays = ends ? `coalesce(t.${ends}, '-infinity')` : `timestamptz '-infinity'`;
  return `update ${table} t ${setOf(name, ends)} from jsonb_array_elements($3::jsonb) k (key)
    where t.${name} = $2 and ${keyOf(key)} = k.key and ${stays} <= $4::timestamptz`;
}

/** Has all rows of one person be another's. Of those of which there may be one only, the other's stays. */
export async function moveRows(
  manager: EntityManager,
  { from, to }: { from: string; to: string },
): Promise<Record<string, unknown[][]>> {
  const moved: Record<string, unknown[][]> = {};
  for (const rows of movingRows()) {
    const [row]: { keys: unknown[][] }[] = await manager.query(goSql(rows), [to, from]);
    moved[rows.column] = row!.keys;
  }
  return moved;
}

/** Gives back what went over, but for what came to its end since. */
export async function moveRowsBack(
  manager: EntityManager,
  { from, to, mergedAt }: { from: string; to: string; mergedAt: Date },
  moved: Record<string, unknown[][]>,
): Promise<void> {
  for (const rows of movingRows()) {
    const keys = moved[rows.column] ?? [];
    if (keys.length > 0) {
      await manager.query(backSql(rows), [to, from, JSON.stringify(keys), mergedAt]);
    }
  }
}

/** What of one kind two people have. */
export interface CountedRecords {
  resource: MergedResource;
  survivingCount: number;
  mergedCount: number;
  /** Of the second person, what stays there since the first has it too. */
  unmovedCount: number;
}

/** One statement with all counts, of persons $1 and $2. */
export function countsSql(): string {
  const each = movingRows().flatMap((rows) => {
    const [table, name] = parts(rows.column);
    const of = (person: string, more = '') =>
      `(select count(*) from ${table} t where t.${name} = ${person}${more})`;
    if (!rows.counts) return [];
    return `json_build_object('resource', '${rows.counts}', 'survivingCount', ${of('$1')}, 'mergedCount', ${of('$2')},
      'unmovedCount', ${rows.once ? of('$2', ` and ${clashes(rows, '$1')}`) : '0'})`;
  });
  return `select json_build_array(${each.join(', ')}) as json`;
}
