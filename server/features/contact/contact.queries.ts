import type { EntityManager } from 'typeorm';
import { now } from '#server/platform/clock';
import { ContactMessage } from './contact-message.entity';

export type NewMessage = Pick<
  ContactMessage,
  'id' | 'profileId' | 'name' | 'email' | 'lang' | 'topic' | 'test' | 'text' | 'page' | 'browser'
>;

/** Returns the writer's name and address from the profile, and whether a sign-in has verified the address. */
export async function selectWriter(
  manager: EntityManager,
  profileId: string,
): Promise<{ name: string; email: string; isVerified: boolean }> {
  const [writer] = await manager.query<{ name: string; email: string; isVerified: boolean }[]>(
    `select p.name, p.email, exists (select from profile_identity i where i.profile_id = p.id and i.email_verified)
       as "isVerified"
     from profile p where p.id = $1`,
    [profileId],
  );
  return writer!;
}

/** Returns the number of an existing message; null if it doesn't exist. */
export async function numberOf(manager: EntityManager, id: string): Promise<number | null> {
  return (await manager.findOneBy(ContactMessage, { id }))?.number ?? null;
}

/** Returns an unused number. */
export async function nextNumber(manager: EntityManager): Promise<number> {
  const [row] = await manager.query<{ number: number }[]>(
    `select nextval('contact_message_number_seq')::int as number`,
  );
  return row!.number;
}

/** Stores a message and returns its number. */
export async function insertMessage(manager: EntityManager, message: NewMessage): Promise<number> {
  const at = now();
  const columns = ['id', 'profile_id', 'name', 'email', 'lang', 'topic', 'test', 'text', 'page', 'browser'];
  const { id, profileId, name, email, lang, topic, test, text, page, browser } = message;
  const [row] = await manager.query<{ number: number }[]>(
    `insert into contact_message (${columns.join(', ')}, created_at, updated_at)
     values ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $11) returning number`,
    [id, profileId, name, email, lang, topic, test, text, page, browser, at],
  );
  return row!.number;
}
