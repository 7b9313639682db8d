import { randomUUID } from 'node:crypto';
import type { Language } from './texts';
import { until } from './browser';
import { inDatabase } from './database';
import type { RunningPortal } from './portal';

interface PersonValues {
  role?: 'user' | 'manager' | 'admin';
  userType?: 'standard' | 'pro';
  lang?: Language;
  hasAcceptedTerms?: boolean;
}

export interface OwnPerson {
  id: string;
  /** By which `stage.person` and `tokenOf` know them. */
  who: string;
  name: string;
}

/**
 * Makes a person whom no other file knows, with the password of the demo persons.
 * Written into the database, because a password set by the API also ends the sessions that begin in the same second.
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
 * Resolves once a person's new sessions are told from those that were ended: tokens tell the time in whole seconds, so one
 * of the same second counts as ended too.
 */
export const untilNewSessions = (portal: RunningPortal, who: string): Promise<void> =>
  until('the second in which sessions ended is over', async () => {
    const over = `select from profile where email = '${who}@treadway.example'
      and date_trunc('second', clock_timestamp()) > sessions_ended_at`;
    return (await inDatabase(portal, over)).length === 1;
  });
