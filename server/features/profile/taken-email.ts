import { databaseRejection } from '#server/platform/database-rejection';
import { throwFieldError } from '#server/platform/errors';

const index = 'profile_email_once';

export const rejectTakenEmail = (): never =>
  throwFieldError('email', 'Somebody here has this e-mail address already.');

/**
 * Runs what writes addresses of people. Callers look first, under `lockEmails`; where an address comes in by any other way
 * meanwhile, the database refuses it, and so does this: BAD_USER_INPUT names `email`.
 */
export async function mapTakenEmail<T>(write: () => Promise<T>): Promise<T> {
  try {
    return await write();
  } catch (error) {
    const { code, constraint } = databaseRejection(error);
    if (code !== '23505' || constraint !== index) throw error;
    return rejectTakenEmail();
  }
}
