import { randomUUID } from 'node:crypto';
import type { Language } from './texts';
import { until } from './browser/browser';
import { inDatabase } from './portal/database';
import type { RunningPortal } from './portal/portal';

interface PersonValues {
  role?: 'user' | 'manager' | 'admin';
  userType?: 'standard' | 'pro';
  lang?: Language;
  hasAcceptedTerms?: boolean;
}

export interface OwnPerson {
  id: string;
  /** The name for `stage.person` and `tokenOf`. */
  who: string;
  name: string;
}

/**
 * Creates a person for one spec file, with the demo password. Writes to the database directly, because setting a
 * password in the API also ends sessions that begin in the same second.
 */
export async function makePerson(
  portal: RunningPortal,
  { role = 'user', userType = 'standard', lang = 'en', hasAcceptedTerms = true }: PersonValues = {},
): Promise<OwnPerson> {
  const who = `own-${randomUUID().slice(0, 8)}`;
  const name = `Own ${who.slice(4)}`;
  const email = `${who}@treadway.example`;
  const learner = `email = 'learner@treadway.example'`;
  const [{ id }] = (await inDatabase(
    portal,
    `with account as (
       insert into idp.account (email, name, password_hash)
       select '${email}', '${name}', password_hash from idp.account where ${learner} returning subject
     ), person as (
       insert into profile (name, email, role, user_type, lang, terms_version)
       select '${name}', '${email}', '${role}', '${userType}', '${lang}', ${hasAcceptedTerms ? 'terms_version' : 'null'} from profile where ${learner}
       returning id
     ) insert into profile_identity (issuer, subject, profile_id)
       select 'embedded', account.subject, person.id from account, person returning profile_id as id`,
  )) as [{ id: string }];
  return { id, who, name };
}

/**
 * Waits until new sessions of a person differ from those that were ended. Tokens carry the time in whole seconds, so a
 * session that begins in the same second counts as ended too.
 */
export const untilNewSessions = (portal: RunningPortal, who: string): Promise<void> =>
  until('the second in which sessions ended is over', async () => {
    const over = `select from profile where email = '${who}@treadway.example'
      and date_trunc('second', clock_timestamp()) > sessions_ended_at`;
    return (await inDatabase(portal, over)).length === 1;
  });
