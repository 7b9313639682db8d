import type { EntityManager } from 'typeorm';
import type { MergedResource, MovingRows } from '#server/platform/personal-data';
import { personalData } from '../personal-data';

/** Returns the moving rows of all features. */
export const movingRows = (): MovingRows[] => personalData.flatMap(({ merge }) => merge.moves ?? []);

const parts = (column: string): [string, string] => {
  const [table, name] = column.split('.');
  return [table!, name!];
};

const keyOf = (key: readonly string[]): string =>
  `jsonb_build_array(${key.map((part) => `t.${part}`).join(', ')})`;

/** Returns SQL that is true if the person `to` already has the unique row that row `t` would duplicate. */
function clashes({ column, once }: MovingRows, to: string): string {
  if (!once) return 'false';
  const [table, name] = parts(column);
  return `exists (select from ${table} k where k.${name} = ${to} and (${once('k')}) = (${once('t')}))`;
}

const setOf = (name: string, ends: string | undefined): string =>
  `set ${name} = $1${ends ? `, ${ends} = t.${ends}` : ''}`;

/** Returns SQL that moves rows from person $2 to person $1 and returns their keys. */
export function goSql(rows: MovingRows): string {
  const [table, name] = parts(rows.column);
  return `with gone as (
      update ${table} t ${setOf(name, rows.ends)} where t.${name} = $2 and not ${clashes(rows, '$1')}
      returning ${keyOf(rows.key)} as key
    ) select coalesce(jsonb_agg(key), '[]') as keys from gone`;
}

/** Returns SQL that moves the rows with keys $3 from person $2 to person $1, except those that ended after $4. */
export function backSql({ column, key, ends }: MovingRows): string {
  const [table, name] = parts(column);
  const stays = ends ? `coalesce(t.${ends}, '-infinity')` : `timestamptz '-infinity'`;
  return `update ${table} t ${setOf(name, ends)} from jsonb_array_elements($3::jsonb) k (key)
    where t.${name} = $2 and ${keyOf(key)} = k.key and ${stays} <= $4::timestamptz`;
}

/** Moves all rows of one person to another. If a row must be unique, that of the other person stays. */
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

/** Moves the rows back, except those that have ended since then. */
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

/** The number of records of one kind that each person has. */
export interface CountedRecords {
  resource: MergedResource;
  survivingCount: number;
  mergedCount: number;
  /** Records of the merged person that don't move, because the remaining one has them too. */
  unmovedCount: number;
}

/** Returns one statement with all counts of persons $1 and $2. */
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
