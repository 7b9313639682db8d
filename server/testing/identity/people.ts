import { setTimeout } from 'node:timers/promises';
import { select } from '#server/platform/database/database';
import { evictAll } from '#server/platform/cache/cache';
import { PlainBrowser, signInByForm } from './browser';
import { callApi, makeAccount, type IdentityPortal } from './portal';

export const password = 'winter-Tread-7';

let people = 0;

/** Adds a person with an account but no profile yet, who has signed in. */
export async function makeNewcomer(portal: IdentityPortal, name?: string) {
  const email = `person${++people}@example.com`;
  await makeAccount(email, password, name);
  return { email, tokens: await signInByForm(new PlainBrowser(portal.origin), email, password) };
}

/** Adds a person with a profile, who has signed in. */
export async function makeMember(portal: IdentityPortal, role = 'user') {
  const { email, tokens } = await makeNewcomer(portal);
  await callApi(portal, '/api/auth/init', tokens.access_token);
  const [profile] = await select<{ id: string }>(
    'spec-set-role',
    'update profile set role = $2 where email = $1 returning id',
    [email, role],
  );
  evictAll();
  return { email, tokens, profileId: profile!.id };
}

/**
 * Waits until a new session of a person differs from ended ones. Tokens have whole seconds, so a session that starts in
 * the same second counts as ended too.
 */
export async function untilNewSessions(profileId: string): Promise<void> {
  const [row] = await select<{ wait: number }>(
    'spec-until-new-sessions',
    `select ceil(1000 * extract(epoch from date_trunc('second', sessions_ended_at) + interval '1 second'
       - clock_timestamp()))::int as wait from profile where id = $1`,
    [profileId],
  );
  await setTimeout(Math.max(0, row!.wait));
}

/** Returns the audited actions of a profile, oldest first. */
export const audited = async (profileId: string): Promise<string[]> =>
  (
    await select<{ action: string }>(
      'spec-audit',
      "select action from audit_entry where target_kind = 'profile' and target_id = $1 order by id",
      [profileId],
    )
  ).map(({ action }) => action);
