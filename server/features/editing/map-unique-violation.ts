import { databaseRejection } from '#server/platform/database/database-rejection';
import { throwFieldError } from '#server/platform/errors';
import type { Description } from './description';

/** Runs what writes a thing; refuses the field whose value another thing has, where the database says so. */
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
