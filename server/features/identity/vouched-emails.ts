import type { EntityManager } from 'typeorm';

/** Whether a provider vouches for the e-mail of the profile that a subject leads to. */
export interface VouchedEmail {
  issuer: string;
  subject: string;
  emailVerified: boolean;
}

/** For whose e-mails providers vouch. */
export const vouchedEmails = (manager: EntityManager, profileId: string): Promise<VouchedEmail[]> =>
  manager.query<VouchedEmail[]>(
    `select issuer, subject, email_verified as "emailVerified" from profile_identity
     where profile_id = $1 order by issuer, subject`,
    [profileId],
  );

/** Has it be as it was before. */
export async function vouchAgain(manager: EntityManager, vouched: readonly VouchedEmail[]): Promise<void> {
  await manager.query(
    `update profile_identity i set email_verified = v."emailVerified"
     from jsonb_to_recordset($1::jsonb) as v (issuer text, subject text, "emailVerified" boolean)
     where i.issuer = v.issuer and i.subject = v.subject`,
    [JSON.stringify(vouched)],
  );
}
