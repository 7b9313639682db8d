import type { EntityManager } from 'typeorm';

/** The addresses of a person in lower case: of the profile, and those that it signs in by. */
export async function emailsOf(manager: EntityManager, profileId: string): Promise<string[]> {
  const rows: { email: string }[] = await manager.query(
    `select lower(email) as email from profile where id = $1
     union select lower(a.email) from idp.account a
       join profile_identity i on i.subject = a.subject::text and i.profile_id = $1`,
    [profileId],
  );
  return rows.map(({ email }) => email);
}
