import type { EntityManager } from 'typeorm';
import { createAccount, openAccount } from '#server/features/identity/embedded/accounts';
import { embeddedLink } from '#server/features/identity/embedded/realm';
import { ContactMessage } from '#server/features/contact/contact-message.entity';
import { Award } from '#server/features/content/awards/award.entity';
import { forgetAll } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { alone, transaction } from '#server/platform/database';
import { Tool } from '#server/features/programs/tools/tool.entity';
import { demoTools } from './tools';
import { loadDemoAlbums } from './albums/albums';
import { loadDemoArticles } from './articles/articles';
import { demoAwards } from './awards';
import { demoContactMessages } from './contact';
import { type DemoColleague, demoColleagues } from './colleagues';
import { addDemoSurveys } from './surveys';
import { loadDemoModules } from './modules';
import { addDemoFiles } from './files';
import { demoId } from './ids';
import { insertThing } from './insert-thing';
import { demoLinks } from './menus';
import { loadDemoNewsletter } from './newsletter/newsletter';
import { addDemoOrders } from './orders';
import { addDemoRewards } from './rewards';
import { addDemoPicture } from './pictures';
import { sitDemoTests } from './sittings';
import { acceptDemoTerms } from './terms';
import { openDemoPrograms } from './programs';
import { demoAccounts, demoNewcomer, demoOrganisations, type DemoPerson } from './people';

// Any number shared by all servers of one database serves.
const lockKey = 33667;

const json = (value: unknown): string => JSON.stringify(value);

async function loadOrganisations(manager: EntityManager): Promise<void> {
  for (const { kind, number, name, address, country, region, distributor } of demoOrganisations) {
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

/** Somebody who was here some days ago, or never, and has an account without a password. */
async function loadColleague(manager: EntityManager, person: DemoColleague): Promise<void> {
  await insertPerson(manager, person, (await openAccount(manager, person))!);
  const ago = (days: number) => new Date(now().getTime() - days * 86_400_000 - 3 * 3_600_000);
  const { email, phone, seenAgo, disabled } = person;
  const seenAt = seenAgo === null ? null : ago(seenAgo);
  await manager.query(
    `update profile set phone = $2, last_seen_at = $3, disabled_at = $4, created_at = coalesce($5, created_at)
     where id = $1`,
    // Who was never there is new.
    [
      demoId('profile', email),
      phone,
      seenAt,
      disabled ? seenAt : null,
      seenAgo === null ? null : ago(seenAgo + 200),
    ],
  );
}

/** One whom the manager reminded some days ago. */
async function loadReminder(manager: EntityManager): Promise<void> {
  const at = new Date(now().getTime() - 9 * 86_400_000);
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

/** They became PRO one after the other, before the first start. */
async function dateProPeople(manager: EntityManager): Promise<void> {
  await manager.query(
    `update profile p set pro_since = $1::timestamptz - d.ago * interval '1 day'
     from (select id, 30 + 150 * row_number() over (order by created_at, name) as ago
       from profile where user_type = 'pro') d where d.id = p.id`,
    [now()],
  );
}

async function loadLinks(manager: EntityManager): Promise<void> {
  for (const [position, { location, href, label }] of demoLinks.entries()) {
    await manager.query('insert into menu_link (location, position, label, href) values ($1, $2, $3, $4)', [
      location,
      position,
      json(label),
      href,
    ]);
  }
}

async function loadContent(): Promise<void> {
  await transaction(async (manager) => {
    const people: unknown[] = await manager.query('select 1 from profile limit 1');
    if (people.length > 0) return;
    await loadOrganisations(manager);
    for (const person of demoAccounts) await loadPerson(manager, person);
    await createAccount(manager, demoNewcomer);
    for (const person of demoColleagues) await loadColleague(manager, person);
    await loadReminder(manager);
    await dateProPeople(manager);
    await acceptDemoTerms(manager);
    await loadLinks(manager);
    await loadDemoModules(manager);
    const prizePicture = await addDemoPicture(manager, 'tire-stacks');
    for (const [index, award] of demoAwards.entries()) {
      const pictureId = award.kind === 'monthly' ? prizePicture : null;
      await insertThing(manager, Award, demoId('award', String(index)), { ...award, pictureId }, index);
    }
    for (const [index, message] of demoContactMessages.entries()) {
      await insertThing(
        manager,
        ContactMessage,
        demoId('contact-message', String(index)),
        message,
        index + 1,
      );
    }
    await loadDemoArticles(manager);
    await loadDemoAlbums(manager);
    await loadDemoNewsletter(manager);
    await openDemoPrograms(manager);
    for (const [index, tool] of demoTools.entries()) {
      await insertThing(manager, Tool, demoId('tool', String(index)), { ...tool, position: index }, index);
    }
    await addDemoRewards(manager);
    await addDemoSurveys(manager);
  });
  forgetAll();
}

/**
 * Loads demo people, menus and modules into a database that has no people yet, all or nothing, and then the files
 * and results that are missing. Servers started at once wait for one another.
 */
export function loadDemoData(): Promise<void> {
  return alone(lockKey, async () => {
    await loadContent();
    await addDemoFiles();
    await sitDemoTests();
    await addDemoOrders();
  });
}
