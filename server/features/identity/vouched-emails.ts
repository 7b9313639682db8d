import type { EntityManager } from 'typeorm';

/** The verification of a profile's e-mail address by one of its providers. */
export interface VouchedEmail {
  issuer: string;
  subject: string;
  emailVerified: boolean;
}

/** Returns the verification of each subject of a profile. */
export const vouchedEmails = (manager: EntityManager, profileId: string): Promise<VouchedEmail[]> =>
  manager.query<VouchedEmail[]>(
    `select issuer, subject, email_verified as "emailVerified" from profile_identity
     where profile_id = $1 order by issuer, subject`,
    [profileId],
  );

/** Restores earlier verifications. */
export async function vouchAgain(manager: EntityManager, vouched: readonly VouchedEmail[]): Promise<void> {
  await manager.query(
    `update profile_identity i set email_verified = v."emailVerified"
     from jsonb_to_recordset($1::jsonb) as v (issuer text, subject text, "emailVerified" boolean)
     where i.issuer = v.issuer and i.subject = v.subject`,
    [JSON.stringify(vouched)],
  );
}
