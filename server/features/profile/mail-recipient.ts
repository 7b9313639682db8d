import type { Recipient } from '#server/features/notifications/mail.types';
import { select } from '#server/platform/database/database';

/** Returns the recipient of a person's messages; null if they don't exist or are disabled. */
export async function mailRecipient(profileId: string): Promise<Recipient | null> {
  const [row] = await select<Recipient>(
    'mail-recipient',
    'select name, email, lang from profile where id = $1 and disabled_at is null',
    [profileId],
  );
  return row ?? null;
}
