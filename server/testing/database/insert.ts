import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';

/** Inserts a row for specs and returns the result of the statement. */
export async function insert<Row>(text: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool().query(text, values);
  evictAll();
  return rows[0] as Row;
}
