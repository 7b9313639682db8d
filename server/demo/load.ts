import type { EntityManager } from 'typeorm';
import { createAccount, openAccount } from '#server/features/identity/embedded/accounts';
import { embeddedLink } from '#server/features/identity/embedded/realm';
import { evictAll } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { alone, transaction } from '#server/platform/database/database';
import { loadDemoAlbums } from './site/albums';
import { loadDemoArticles } from './site/articles';
import { addDemoAttempts } from './training/attempts';
import { loadDemoAwards } from './site/awards';
import { loadDemoContactMessages } from './people/contact';
import { daysAgo } from './dates';
import { addDemoSurveys } from './site/surveys';
import { type DemoModule, readDemoModules } from './training/module-content';
import { loadDemoModules } from './training/modules';
import { addDemoFiles } from './materials/files';
import { demoId } from './ids';
import { loadDemoMenus } from './site/menus';
import { loadDemoNewsletter } from './site/newsletter';
import { addDemoOrders } from './rewards/orders';
import { addDemoRewards } from './rewards/rewards';
import { acceptDemoTerms } from './people/terms';
import { loadDemoTools } from './site/tools';
import { openDemoPrograms } from './training/programs';
import { demoAccounts, demoNewcomer, type DemoPerson } from './people/people';
import { type DemoColleague, type DemoPeople, readDemoPeople } from './people/people-content';

// All servers of a database use the same arbitrary number.
const lockKey = 33667;

async function loadAccounts(manager: EntityManager, { accounts }: DemoPeople): Promise<void> {
  for (const { kind, number, name, address, country, region, distributor } of accounts) {
    await manager.query(
      `insert into account (id, kind, number, name, address, country, region, distributor_id)
       values ($1, $2, $3, $4, $5, $6, $7, $8)`,
      [
        demoId('account', number),
        kind,
        number,
        name,
        address,
        country,
        region,
        distributor && demoId('account', distributor),
      ],
    );
  }
}

async function loadPerson(manager: EntityManager, person: DemoPerson): Promise<void> {
  await insertPerson(manager, person, await createAccount(manager, person));
}

/** Adds a person who was active some days ago, or never, with an account without a password. */
async function loadColleague(manager: EntityManager, person: DemoColleague): Promise<void> {
  await insertPerson(manager, person, (await openAccount(manager, person))!);
  const threeHours = 3 / 24;
  const { email, phone = null, lastSeen, disabled } = person;
  const seenAt = lastSeen === undefined ? null : daysAgo(lastSeen + threeHours);
  await manager.query(
    `update profile set phone = $2, last_seen_at = $3, disabled_at = $4, created_at = coalesce($5, created_at)
     where id = $1`,
    // People who were never active are new.
    [
      demoId('profile', email),
      phone,
      seenAt,
      disabled ? seenAt : null,
      lastSeen === undefined ? null : daysAgo(lastSeen + 200 + threeHours),
    ],
  );
}

/** Adds a reminder from the manager some days ago. */
async function loadReminder(manager: EntityManager): Promise<void> {
  const at = daysAgo(9);
  await manager.query(
    'insert into reminder (profile_id, day, sent_by, created_at) values ($1, $2::timestamptz, $3, $2)',
    [demoId('profile', 'amina.diallo@desertsun.example'), at, demoId('profile', 'manager@treadway.example')],
  );
}

async function insertPerson(
  manager: EntityManager,
  person: Pick<DemoPerson, 'name' | 'email' | 'role' | 'userType' | 'lang' | 'account'>,
  subject: string,
): Promise<void> {
  const id = demoId('profile', person.email);
  await manager.query(
    `insert into profile (id, name, email, role, user_type, lang, account_id) values ($1, $2, $3, $4, $5, $6, $7)`,
    [
      id,
      person.name,
      person.email,
      person.role,
      person.userType,
      person.lang,
      demoId('account', person.account),
    ],
  );
  await manager.query('insert into profile_identity (issuer, subject, profile_id) values ($1, $2, $3)', [
    embeddedLink,
    subject,
    id,
  ]);
}

/** Sets the dates at which people became PRO, one after the other before the first start. */
async function dateProPeople(manager: EntityManager): Promise<void> {
  await manager.query(
    `update profile p set pro_since = $1::timestamptz - d.ago * interval '1 day'
     from (select id, 30 + 150 * row_number() over (order by created_at, name) as ago
       from profile where user_type = 'pro') d where d.id = p.id`,
    [now()],
  );
}

async function loadContent(people: DemoPeople, getModules: () => DemoModule[]): Promise<void> {
  await transaction(async (manager) => {
    const found: unknown[] = await manager.query('select 1 from profile limit 1');
    if (found.length > 0) return;
    await loadAccounts(manager, people);
    for (const person of demoAccounts) await loadPerson(manager, person);
    await createAccount(manager, demoNewcomer);
    for (const person of people.colleagues) await loadColleague(manager, person);
    await loadReminder(manager);
    await dateProPeople(manager);
    await acceptDemoTerms(manager);
    await loadDemoMenus(manager);
    await loadDemoModules(manager, getModules());
    await loadDemoAwards(manager);
    await loadDemoContactMessages(manager);
    await loadDemoArticles(manager);
    await loadDemoAlbums(manager);
    await loadDemoNewsletter(manager);
    await openDemoPrograms(manager);
    await loadDemoTools(manager);
    await addDemoRewards(manager);
    await addDemoSurveys(manager);
  });
  evictAll();
}

/**
 * Loads demo people, menus and modules into a database without people, all or nothing, and then the missing files and
 * results. Concurrent servers wait for each other.
 */
export function loadDemoData(): Promise<void> {
  return alone(lockKey, async () => {
    const people = readDemoPeople();
    // Loaded lazily and once, because parsing the modules takes a third of a second.
    let modules: DemoModule[] | undefined;
    const getModules = () => (modules ??= readDemoModules());
    await loadContent(people, getModules);
    await addDemoFiles(people);
    await addDemoAttempts(people, getModules);
    await addDemoOrders(people);
  });
}
