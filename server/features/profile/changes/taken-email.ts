import { databaseRejection } from '#server/platform/database/database-rejection';
import { throwFieldError } from '#server/platform/errors';

const index = 'profile_email_once';

export const rejectTakenEmail = (): never =>
  throwFieldError('email', 'Somebody here has this e-mail address already.');

/**
 * Runs a write of e-mail addresses. Callers check under `lockEmails` first; if an address was taken in another way
 * since then, the unique violation becomes BAD_USER_INPUT for `email`.
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
