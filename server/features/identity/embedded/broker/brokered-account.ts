import { select } from '#server/platform/database/database';

/** A person according to a company's provider. */
export interface CompanyPerson {
  /** The alias of the single sign-on. */
  broker: string;
  subject: string;
  email: string;
  emailVerified: boolean;
  name: string;
}

interface BrokeredAccount {
  subject: string;
  enabled: boolean;
}

const find = ({ broker, subject }: CompanyPerson): Promise<BrokeredAccount[]> =>
  select<BrokeredAccount>(
    'idp-account-of-broker',
    'select subject::text as subject, enabled from idp.account where broker = $1 and broker_subject = $2',
    [broker, subject],
  );

/**
 * Returns the account of a person who signed in at a company, which is created the first time. Returns null if another
 * account has the e-mail address.
 */
export async function brokeredAccount(person: CompanyPerson): Promise<BrokeredAccount | null> {
  const [known] = await find(person);
  if (known) return known;
  await select(
    'idp-account-broker',
    `insert into idp.account (email, email_verified, name, broker, broker_subject) values ($1, $2, $3, $4, $5)
     on conflict do nothing`,
    [person.email, person.emailVerified, person.name, person.broker, person.subject],
  );
  const [made] = await find(person);
  return made ?? null;
}
