import { pool } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';

/** Adds a new version of the terms without answers. Returns its number. */
export async function makeTerms(en = '<p>We keep your name.</p>'): Promise<number> {
  const { rows } = await pool().query<{ number: number }>(
    `insert into terms_version (number, text, change_note)
     select coalesce(max(number), 0) + 1, $1, $2 from terms_version returning number`,
    [
      { en, es: '', fr: '<p>Nous gardons votre nom.</p>' },
      { en: 'All of it', es: 'Todo', fr: '' },
    ],
  );
  evictAll();
  return rows[0]!.number;
}
