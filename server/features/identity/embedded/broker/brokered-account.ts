import { select } from '#server/platform/database';
import { AppError } from '#server/platform/errors';

/** Somebody as a company's own provider names them. */
export interface CompanyPerson {
  /** Alias of the single sign-on. */
  broker: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

interface Found {
  subject: string;
  enabled: boolean;
}

const find = ({ broker, subject }: CompanyPerson): Promise<Found[]> =>
  select<Found>(
    'idp-account-of-broker',
    'select subject::text as subject, enabled from idp.account where broker = $1 and broker_subject = $2',
    [broker, subject],
  );

/**
 * The subject of the account of somebody who signed in at a company, which the first time makes. Throws LINK_REQUIRED where
 * an account has that e-mail address already, PROFILE_DISABLED where it is closed.
 */
export async function brokeredAccount(person: CompanyPerson): Promise<string> {
  let [account] = await find(person);
  if (!account) {
    await select(
      'idp-account-broker',
      `insert into idp.account (email, email_verified, name, broker, broker_subject) values ($1, $2, $3, $4, $5)
       on conflict do nothing`,
      [person.email, person.emailVerified, person.name, person.broker, person.subject],
    );
    [account] = await find(person);
  }
  if (!account) throw new AppError('LINK_REQUIRED');
  if (!account.enabled) throw new AppError('PROFILE_DISABLED');
  return account.subject;
}
