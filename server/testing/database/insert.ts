import { evictAll } from '#server/platform/cache/cache';
import { pool } from '#server/platform/database/database';

/** Writes a row for specs, and gives what the statement returns of it. */
export async function insert<Row>(text: string, values: unknown[]): Promise<Row> {
  const { rows } = await pool().query(text, values);
  evictAll();
  return rows[0] as Row;
}
