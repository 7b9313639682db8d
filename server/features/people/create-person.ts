import { randomUUID } from 'node:crypto';
import type { EntityManager } from 'typeorm';
import { holdsAccount } from '#server/features/accounts/accounts.queries';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { lockEmail, readSubjects } from '#server/features/identity/identity.queries';
import { type Finish, identityProvider, type NewAccount } from '#server/features/identity/identity-provider';
import { enqueueInvitation } from '#server/features/identity/password-link/send-invitation.job';
import { hasSignIn, linkSubject } from '#server/features/identity/own-sign-in';
import { configuredIssuer } from '#server/features/identity/tokens';
import { requirePersonStill } from '#server/features/profile/status/removed';
import { lockProfile } from '#server/features/profile/profile.queries';
import { insertProfile } from '#server/features/profile/sign-in/sign-in.queries';
import { rejectTakenEmail } from '#server/features/profile/changes/taken-email';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isSaved, saveOnce } from '#server/platform/saves/save-once';
import { isId, isStorable, requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { requireFreeEmail } from './change-email';
import { checkEmail } from './email';
import { assertCanManage, assertCanManagePeople } from './people.policy';
import { personById } from './people.service';
import type { CreatePersonInput } from './person.input';
import type { ListedPerson } from './person.types';

const maxNameLength = 100;

function checkName(sent: string): string {
  const name = sent.trim();
  const { length } = [...name];
  if (length < 1 || length > maxNameLength || !isStorable(name) || /\p{Cc}/u.test(name)) {
    throwFieldError('name', `A name has 1 to ${maxNameLength} characters in one line.`);
  }
  return name;
}

/** Throws BAD_USER_INPUT if the account doesn't exist or is disabled. */
export async function requireAccount(manager: EntityManager, accountId: string | null): Promise<void> {
  if (accountId === null) return;
  if (!isId(accountId) || !(await holdsAccount(manager, accountId))) {
    throwFieldError('accountId', 'There is no such account, or it is disabled.');
  }
}

/** Creates the account of a profile without a password. The returned function returns its subject to link. */
export async function openSignIn(account: NewAccount): Promise<Finish<string>> {
  const finish = await identityProvider().createAccount(account);
  return async (manager) => (await finish(manager)) ?? rejectTakenEmail();
}

type Added = Omit<CreatePersonInput, 'invite'> & { accountId: string | null };

/** Locks the address, and returns the current caller from the database. Throws FORBIDDEN if it can't add people. */
async function lockAddition(
  manager: EntityManager,
  caller: Person | ApiClient,
  { email }: Added,
): Promise<AuditActor> {
  await lockEmail(manager, email);
  return actorOf(assertCanManagePeople(await freshCaller(manager, caller)));
}

/** Throws BAD_USER_INPUT if the address is taken, or if the account doesn't exist or is disabled. */
async function requireAddable(manager: EntityManager, { email, accountId }: Added): Promise<void> {
  await requireFreeEmail(manager, email);
  await requireAccount(manager, accountId);
}

/** Validates the person before the identity provider is called. */
const checkAddition = (caller: Person | ApiClient, person: Added): Promise<void> =>
  transaction(async (manager) => {
    await lockAddition(manager, caller, person);
    // In a repeat, the address is taken by the person whom the first request added.
    if (!(await isSaved(caller, manager))) await requireAddable(manager, person);
  });

/** Writes the person and the audit entry, and queues the invitation. */
async function writePerson(
  manager: EntityManager,
  actor: AuditActor,
  profileId: string,
  person: Added,
  invite: boolean,
): Promise<void> {
  await insertProfile(manager, { id: profileId, ...person });
  const { name, email, lang, role, userType, accountId } = person;
  await appendAudit(manager, {
    action: 'add',
    actor,
    targetKind: 'profile',
    targetId: profileId,
    outcome: invite ? 'invited' : 'done',
    changes: {
      lang: [null, lang],
      role: [null, role],
      userType: [null, userType],
      accountId: [null, accountId],
    },
    personal: { about: profileId, changes: { name: [null, name], email: [null, email] } },
  });
  if (invite) await enqueueInvitation(manager, profileId);
}

/**
 * Adds a person with an account, and invites them if requested; audited. A repeat with the same `Idempotency-Key`
 * returns the person whom the first request added. Throws BAD_USER_INPUT with the invalid field, `email` for a taken
 * address.
 */
export async function createPerson(
  viewer: Viewer,
  { invite, ...sent }: CreatePersonInput,
): Promise<ListedPerson> {
  const caller = assertCanManagePeople(viewer);
  assertCanManage(caller, [sent.role]);
  const person = {
    ...sent,
    name: checkName(sent.name),
    email: checkEmail(sent.email),
    accountId: sent.accountId ?? null,
  };
  await checkAddition(caller, person);
  const profileId = randomUUID();
  // A repeat needs no account, unless the first request fails while the repeat waits.
  const finish = await openSignIn({ profileId, name: person.name, email: person.email });
  const id = await transaction(async (manager) => {
    const actor = await lockAddition(manager, caller, person);
    const added = await saveOnce(manager, caller, async () => {
      await requireAddable(manager, person);
      const subject = await finish(manager);
      await writePerson(manager, actor, profileId, person, invite);
      await linkSubject(manager, profileId, subject);
      return profileId;
    });
    await requirePersonStill(manager, added);
    return added;
  });
  return (await personById(viewer, id))!;
}

/** Returns true if the provider has an account of the profile that can have a password. */
async function knowsPassword(profileId: string): Promise<boolean> {
  const [subject] = await readSubjects(configuredIssuer(), profileId);
  return subject !== undefined && (await identityProvider().findBySubject(subject)) !== null;
}

/**
 * Invites a person by e-mail, any number of times; audited. Throws NOT_FOUND, PROFILE_DISABLED, and NO_EMAIL if the
 * person has no account with a password here.
 */
export async function invitePerson(viewer: Viewer, profileId: string): Promise<ListedPerson> {
  const caller = assertCanManagePeople(viewer);
  const id = requireId(profileId);
  // The provider may be remote, so it is called before anything is locked.
  const isKnown = await knowsPassword(id);
  await transaction(async (manager) => {
    const profile = await lockProfile(manager, id);
    const actor = actorOf(assertCanManagePeople(await freshCaller(manager, caller)));
    if (!profile) throw new AppError('NOT_FOUND');
    await requirePersonStill(manager, id);
    assertCanManage(caller, [profile.role]);
    if (profile.disabledAt) throw new AppError('PROFILE_DISABLED');
    // Imported people have no account yet. The invitation creates one.
    if (!isKnown && (await hasSignIn(manager, id))) throw new AppError('NO_EMAIL');
    await saveOnce(manager, caller, async () => {
      await appendAudit(manager, {
        action: 'user_update',
        actor,
        targetKind: 'profile',
        targetId: id,
        outcome: 'invited',
      });
      await enqueueInvitation(manager, id);
    });
  });
  return (await personById(viewer, id))!;
}
