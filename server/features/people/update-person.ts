import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor, Changes } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { lockEmail } from '#server/features/identity/identity.queries';
import type { Finish } from '#server/features/identity/identity-provider';
import { closeOrOpenSignIn } from '#server/features/identity/end-sessions';
import {
  changeStatus,
  lockAdministrators,
  requireOtherAdministrators,
  type ProfileStatus,
} from '#server/features/profile/change-status';
import { requirePersonStill } from '#server/features/profile/removed';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database/database';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isSaved, saveOnce } from '#server/platform/saves/save-once';
import { requireId } from '#server/platform/validation';
import type { ApiClient, Person, Viewer } from '#server/platform/access/viewer';
import { changedEmail, followEmail, requireFreeEmail } from './change-email';
import { requireAccount } from './create-person';
import { checkEmail } from './email';
import { assertCanManage, assertCanManagePeople } from './people.policy';
import { personById } from './people.service';
import type { UpdatePersonInput } from './person.input';
import type { ListedPerson } from './person.types';

type Sent = Pick<
  UpdatePersonInput,
  'email' | 'role' | 'userType' | 'accountId' | 'managesRetailers' | 'disabled'
>;

const profileStatusOf = ({
  role,
  userType,
  account,
  managesRetailers,
  disabledAt,
}: Profile): ProfileStatus => ({
  role,
  userType,
  accountId: account?.id ?? null,
  managesRetailers,
  disabledAt: disabledAt === null ? null : new Date(disabledAt),
});

/** What is sent that is not so already. */
function changesOf(
  { email, role, userType, accountId, managesRetailers, disabled }: Sent,
  stored: ProfileStatus,
): Partial<ProfileStatus> {
  for (const [field, value] of Object.entries({ email, role, userType, managesRetailers, disabled })) {
    if (value === null) throwFieldError(field, 'It can be left out, but not taken away.');
  }
  const id = accountId?.toLowerCase() ?? null;
  return {
    ...(role && role !== stored.role && { role }),
    ...(userType && userType !== stored.userType && { userType }),
    ...(accountId !== undefined && id !== stored.accountId && { accountId: id }),
    ...(typeof managesRetailers === 'boolean' &&
      managesRetailers !== stored.managesRetailers && { managesRetailers }),
    ...(disabled === true && !stored.disabledAt && { disabledAt: now() }),
    ...(disabled === false && stored.disabledAt && { disabledAt: null }),
  };
}

const audited = (stored: ProfileStatus, changes: Partial<ProfileStatus>): Changes =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof ProfileStatus)[]).map((field) => [
      field,
      [stored[field], changes[field] ?? null],
    ]),
  );

/** What is asked of a person, as it was sent by whom. */
interface Asked {
  caller: Person | ApiClient;
  id: string;
  updatedAt: Date;
  sent: Sent;
}

/** A person whom the transaction holds, and what is asked that is not so already. */
interface Held {
  actor: AuditActor;
  profile: Profile;
  stored: ProfileStatus;
  changes: Partial<ProfileStatus>;
  email: string | null;
}

/** Locks what is locked before the person. */
async function lockAdministratorsAndEmail(manager: EntityManager, { sent }: Asked): Promise<void> {
  // Two who take one another's role away would each leave the other.
  if (sent.role || sent.disabled) await lockAdministrators(manager);
  // Addresses before people, as everywhere.
  if (sent.email) await lockEmail(manager, checkEmail(sent.email));
}

/** Holds the person; refuses who may not, and what cannot be. */
async function held(manager: EntityManager, asked: Asked): Promise<Held> {
  const { caller, id, updatedAt, sent } = asked;
  await lockAdministratorsAndEmail(manager, asked);
  const profile = await lockProfile(manager, id);
  const actor = actorOf(assertCanManagePeople(await freshCaller(manager, caller)));
  if (!profile) throw new AppError('NOT_FOUND');
  await requirePersonStill(manager, id);
  assertCanManage(caller, [profile.role, sent.role]);
  if (new Date(profile.updatedAt).getTime() !== updatedAt.getTime()) {
    throw new AppError('CONFLICT', undefined, { current: profile });
  }
  const stored = profileStatusOf(profile);
  const changes = changesOf(sent, stored);
  const email = changedEmail(sent.email ?? undefined, profile.email);
  if (email !== null) await requireFreeEmail(manager, email, id);
  if (changes.accountId !== undefined) await requireAccount(manager, changes.accountId);
  const leaves = (changes.role !== undefined && changes.role !== 'admin') || changes.disabledAt;
  if (leaves) await requireOtherAdministrators(manager, id);
  if (changes.role !== undefined && caller.kind === 'person' && caller.profileId === id) {
    throw new AppError('OWN_ROLE');
  }
  return { actor, profile, stored, changes, email };
}

/** Has the sign-in of a person follow a new address, where one is asked for and nothing is to be refused. */
async function newEmail(asked: Asked): Promise<Finish | null> {
  if (asked.sent.email === undefined) return null;
  const person = await transaction(async (manager) => {
    // Another request with the same key has committed once its lock of the address is free.
    await lockAdministratorsAndEmail(manager, asked);
    return (await isSaved(asked.caller, manager)) ? null : held(manager, asked);
  });
  return person?.email ? followEmail(person.profile, person.email) : null;
}

async function write(
  manager: EntityManager,
  { actor, profile: { id, email: before }, stored, changes, email }: Held,
  finish: Finish | null,
): Promise<void> {
  await finish?.(manager);
  await changeStatus(manager, id, { ...changes, ...(email !== null && { email }) });
  if (changes.disabledAt !== undefined) await closeOrOpenSignIn(manager, id, changes.disabledAt === null);
  await appendAudit(manager, {
    action: 'user_update',
    actor,
    targetKind: 'profile',
    targetId: id,
    changes: audited(stored, changes),
    ...(email !== null && { personal: { about: id, changes: { email: [before, email] } } }),
  });
}

/**
 * Changes what administrators decide of a person, by the fields sent; audited. Nothing is changed
 * where one field is refused. NOT_FOUND for who was deleted or merged into another, CONFLICT where the person was changed since `updatedAt`, LAST_ADMINISTRATOR where none
 * would be left, OWN_ROLE for the caller's own.
 */
export async function updatePerson(
  viewer: Viewer,
  { id: sentId, updatedAt, ...sent }: UpdatePersonInput,
): Promise<ListedPerson> {
  const caller = assertCanManagePeople(viewer);
  const asked = { caller, id: requireId(sentId), updatedAt, sent };
  // A new address is checked, and set at the sign-in service, before the transaction.
  const finish = await newEmail(asked);
  await transaction(async (manager) => {
    await saveOnce(manager, caller, async () => {
      const person = await held(manager, asked);
      if (Object.keys(person.changes).length === 0 && person.email === null) return;
      await write(manager, person, finish);
    });
    await requirePersonStill(manager, asked.id);
  });
  forget('viewers');
  return (await personById(viewer, asked.id))!;
}
