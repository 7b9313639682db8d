import { databaseRejection } from '#server/platform/database/database-rejection';
import { throwFieldError } from '#server/platform/errors';
import type { Description } from './description';

/** Runs a write. Maps a violated unique constraint to BAD_USER_INPUT of the field that it belongs to. */
export async function mapUniqueViolation<T>({ fields }: Description, write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = databaseRejection(error);
    const taken = fields.find(({ unique, column }) => unique && constraint?.includes(column));
    if (code !== '23505' || !taken) throw error;
    return throwFieldError(taken.name, 'Another one has it already.');
  }
}
