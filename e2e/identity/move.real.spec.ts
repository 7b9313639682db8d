import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { once } from 'node:events';
import { demoPassword } from '../support/browser/browser';
import { inDatabase } from '../support/portal/database';
import { type Portal, startNewPortal } from '../support/portal/portal';
import { embeddedStand } from './embedded';
import { keycloakStand } from './keycloak';
import { type RunningKeycloak, startKeycloak } from './keycloak-server';
import { operate } from './operator';
import { callApi, beginCommand, command, linkSentTo, refresh, soon, type Stand, type Tokens } from './stand';

const added = 24;
const learner = 'learner@treadway.example';
const selected = 'winter-Tread-7';

let keycloak: RunningKeycloak;
let portal: Portal;
let stand: Stand;
let previous: Stand;
let admin: Tokens;

/** Returns data that the move must not change: people, points and history. */
async function kept(): Promise<unknown[]> {
  const of = (table: string, order: string) =>
    inDatabase(portal, `select to_jsonb(t) as row from ${table} t order by ${order}`);
  return Promise.all([
    of('profile', 'id'),
    of('points_entry', 'id'),
    of('attempt', 'id'),
    of(`(select * from profile_identity where issuer <> '${keycloak.issuer}')`, 'issuer, subject'),
  ]);
}

/** Returns how many people sign in at Keycloak, as stored in the portal. */
async function moved(): Promise<number> {
  const text = `select count(*)::int as count from profile_identity where issuer = '${keycloak.issuer}'`;
  return ((await inDatabase(portal, text)) as { count: number }[])[0]!.count;
}

const accounts = (): Promise<number> => operate<number>(keycloak, 'GET', '/treadway/users/count');

const meBy = async (at: Stand, { access_token: token }: Tokens) =>
  (await callApi<{ me: { id: string; points: number } } | null>(at, token, '{ me { id points } }')).data
    ?.me ?? null;

async function addPeople(): Promise<void> {
  for (let n = 1; n <= added; n++) {
    const email = `mover-${n}@treads.example`;
    const { code } = await callApi(
      previous,
      (await refresh(previous, admin))!.access_token,
      'mutation ($input: CreatePersonInput!) { createPerson(input: $input) { person { id } } }',
      { name: `Mover ${n}`, email, lang: 'fr', role: 'user', userType: 'pro', invite: false },
    );
    expect(code).toBeNull();
  }
  await inDatabase(portal, `update profile set disabled_at = now() where email = 'mover-2@treads.example'`);
}

beforeAll(async () => {
  keycloak = await startKeycloak();
  portal = await startNewPortal({ PORT: String(keycloak.portalPort) });
  previous = await embeddedStand(portal);
  stand = await keycloakStand(keycloak, portal);
  admin = (await previous.signIn('admin@treadway.example', demoPassword))!;
  await addPeople();
});
afterAll(async () => {
  await portal?.remove();
  await keycloak?.remove();
});

describe('npm run move:sign-ins to Keycloak', () => {
  let who: { id: string; points: number } | null;
  let before: unknown[];
  let already: number;
  let all: number;

  it('keeps people, points and history, even if it is interrupted', async () => {
    who = await meBy(previous, (await previous.signIn(learner, demoPassword))!);
    expect(who!.points).toBeGreaterThan(0);
    before = await kept();
    all = (
      (await inDatabase(portal, 'select count(distinct profile_id)::int as count from profile_identity')) as {
        count: number;
      }[]
    )[0]!.count;
    expect(all).toBeGreaterThan(added);
    await portal.stop();
    await portal.restart(keycloak.env);
    already = await accounts();
    const move = beginCommand(stand, 'move-sign-ins');
    const ended = once(move, 'exit');
    await soon('the first accounts', async () => ((await accounts()) >= already + 3 ? true : null));
    // Keycloak still finishes requests that were sent before the command was stopped.
    keycloak.freeze();
    move.kill('SIGKILL');
    await ended;
    keycloak.thaw();
    expect(await moved()).toBeLessThan(all);
    expect(await kept()).toEqual(before);
  });

  it('resumes after an interruption, and moves each person only once', async () => {
    expect(command(stand, 'move-sign-ins')).toMatch(/^[1-9]\d* moved\.\n$/);
    expect([await moved(), (await accounts()) - already]).toEqual([all, all]);
    expect(command(stand, 'move-sign-ins')).toBe('0 moved.\n');
    expect([await moved(), (await accounts()) - already]).toEqual([all, all]);
    expect(await kept()).toEqual(before);
  });

  it('sends one link to each person who isn’t disabled', async () => {
    const sent = async () =>
      (await inDatabase(
        portal,
        `select to_email as email from sent_mail where text like '%invitation=%'`,
      )) as { email: string }[];
    const enabled = (await inDatabase(
      portal,
      `select email from profile p where disabled_at is null
         and exists (select from profile_identity i where i.profile_id = p.id)`,
    )) as { email: string }[];
    expect(enabled.length).toBeLessThan(all);
    await soon('all messages', async () => ((await sent()).length >= enabled.length ? true : null), 60);
    const addresses = (await sent()).map(({ email }) => email);
    expect(addresses.sort()).toEqual(enabled.map(({ email }) => email).sort());
  });

  it('lets a person sign in at Keycloak with a new password and the same profile', async () => {
    expect(await stand.signIn(learner, demoPassword)).toBeNull();
    const token = await linkSentTo(stand, learner, 'invitation');
    const set = 'mutation ($input: SetPasswordByLinkInput!) { setPasswordByLink(input: $input) { set } }';
    expect((await callApi(stand, null, set, { token, password: selected })).code).toBeNull();
    const tokens = await soon('the sign-in', () => stand.signIn(learner, selected));
    const me = await soon('the profile', async () => meBy(stand, (await refresh(stand, tokens))!));
    expect(me).toEqual(who);
  });
});
