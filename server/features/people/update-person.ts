import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { AuditActor, Changes } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { lockEmail } from '#server/features/identity/identity.queries';
import type { Finish } from '#server/features/identity/identity-provider';
import { closeOrOpenSignIn } from '#server/features/identity/sessions/end-sessions';
import {
  changeStatus,
  lockAdministrators,
  requireOtherAdministrators,
  type ProfileStatus,
} from '#server/features/profile/status/change-status';
import { requirePersonStill } from '#server/features/profile/status/removed';
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

/** Returns the sent values that differ from the stored ones. */
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

/** The requested change of a person and its caller. */
interface Requested {
  caller: Person | ApiClient;
  id: string;
  updatedAt: Date;
  sent: Sent;
}

/** A locked person with the values to change. */
interface Held {
  actor: AuditActor;
  profile: Profile;
  stored: ProfileStatus;
  changes: Partial<ProfileStatus>;
  email: string | null;
}

/** Acquires the locks that must precede that of the person. */
async function lockAdministratorsAndEmail(manager: EntityManager, { sent }: Requested): Promise<void> {
  // Otherwise two administrators could remove each other's role at the same time.
  if (sent.role || sent.disabled) await lockAdministrators(manager);
  // Addresses are locked before people, as everywhere.
  if (sent.email) await lockEmail(manager, checkEmail(sent.email));
}

/** Locks the person and validates the change. */
async function held(manager: EntityManager, params: Requested): Promise<Held> {
  const { caller, id, updatedAt, sent } = params;
  await lockAdministratorsAndEmail(manager, params);
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

/** Changes the person's sign-in address if requested and valid. */
async function newEmail(params: Requested): Promise<Finish | null> {
  if (params.sent.email === undefined) return null;
  const person = await transaction(async (manager) => {
    // If another request with the same key holds the lock of the address, it has committed when this one gets it.
    await lockAdministratorsAndEmail(manager, params);
    return (await isSaved(params.caller, manager)) ? null : held(manager, params);
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
 * Changes the sent fields that administrators control; audited. If one is invalid, nothing changes. Throws NOT_FOUND
 * for deleted and merged people, CONFLICT if the person was changed since `updatedAt`, LAST_ADMINISTRATOR if none would
 * be left, and OWN_ROLE for the caller's own role.
 */
export async function updatePerson(
  viewer: Viewer,
  { id: sentId, updatedAt, ...sent }: UpdatePersonInput,
): Promise<ListedPerson> {
  const caller = assertCanManagePeople(viewer);
  const params = { caller, id: requireId(sentId), updatedAt, sent };
  // A new address is checked, and set at the identity provider, before the transaction.
  const finish = await newEmail(params);
  await transaction(async (manager) => {
    await saveOnce(manager, caller, async () => {
      const person = await held(manager, params);
      if (Object.keys(person.changes).length === 0 && person.email === null) return;
      await write(manager, person, finish);
    });
    await requirePersonStill(manager, params.id);
  });
  forget('viewers');
  return (await personById(viewer, params.id))!;
}
