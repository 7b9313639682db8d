import type { Recipient } from '#server/features/notifications/mail.types';
import { select } from '#server/platform/database';

/** The person as one who gets messages; null where absent or disabled. */
export async function mailRecipient(profileId: string): Promise<Recipient | null> {
  const [row] = await select<Recipient>(
    'mail-recipient',
    'select name, email, lang from profile where id = $1 and disabled_at is null',
    [profileId],
  );
  return row ?? null;
}
