import type { EntityManager } from 'typeorm';
import { actorOf, appendAudit } from '#server/features/audit/audit.service';
import type { Changes } from '#server/features/audit/audit.types';
import { freshCaller } from '#server/features/identity/api-clients/fresh-caller';
import { closeOrOpenSignIn } from '#server/features/identity/end-sessions';
import {
  changeStanding,
  lockAdministrators,
  requireOtherAdministrators,
  type Standing,
} from '#server/features/profile/change-standing';
import { requirePersonStill } from '#server/features/profile/gone';
import { lockProfile } from '#server/features/profile/profile.queries';
import type { Profile } from '#server/features/profile/profile.types';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { transaction } from '#server/platform/database';
import { AppError, refuseField } from '#server/platform/errors';
import { requireId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/viewer';
import { changedEmail, followEmail } from './change-email';
import { requireAccount } from './create-person';
import { mayManage, mayManagePeople } from './people.policy';
import { personById } from './people.service';
import type { UpdatePersonInput } from './person.input';
import type { ListedPerson } from './person.types';

type Sent = Pick<
  UpdatePersonInput,
  'email' | 'role' | 'userType' | 'accountId' | 'managesRetailers' | 'disabled'
>;

const standingOf = ({ role, userType, account, managesRetailers, disabledAt }: Profile): Standing => ({
  role,
  userType,
  accountId: account?.id ?? null,
  managesRetailers,
  disabledAt: disabledAt === null ? null : new Date(disabledAt),
});

/** What is sent that is not so already. */
function changesOf(
  { email, role, userType, accountId, managesRetailers, disabled }: Sent,
  stored: Standing,
): Partial<Standing> {
  for (const [field, value] of Object.entries({ email, role, userType, managesRetailers, disabled })) {
    if (value === null) refuseField(field, 'It can be left out, but not taken away.');
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

const audited = (stored: Standing, changes: Partial<Standing>): Changes =>
  Object.fromEntries(
    (Object.keys(changes) as (keyof Standing)[]).map((field) => [
      field,
      [stored[field], changes[field] ?? null],
    ]),
  );

async function write(
  manager: EntityManager,
  stored: Profile,
  changes: Partial<Standing>,
  email: string | null,
): Promise<void> {
  const { id } = stored;
  if (changes.accountId !== undefined) await requireAccount(manager, changes.accountId);
  const leaves = (changes.role !== undefined && changes.role !== 'admin') || changes.disabledAt;
  if (leaves) await requireOtherAdministrators(manager, id);
  if (email !== null) await followEmail(manager, stored, email);
  await changeStanding(manager, id, { ...changes, ...(email !== null && { email }) });
  if (changes.disabledAt !== undefined) await closeOrOpenSignIn(manager, id, changes.disabledAt === null);
}

/**
 * Changes what administrators decide of a person, by the fields sent; audited. Nothing is changed
 * where one field is refused. NOT_FOUND for who was deleted or merged into another, CONFLICT where the person was changed since `updatedAt`, LAST_ADMINISTRATOR where none
 * would be left.
 */
export async function updatePerson(
  viewer: Viewer,
  { id: sentId, updatedAt, ...sent }: UpdatePersonInput,
): Promise<ListedPerson> {
  const caller = mayManagePeople(viewer);
  const id = requireId(sentId);
  await transaction(async (manager) => {
    // Two who take one another's role away would each leave the other.
    if (sent.role || sent.disabled) await lockAdministrators(manager);
    const profile = await lockProfile(manager, id);
    const actor = actorOf(mayManagePeople(await freshCaller(manager, caller)));
    if (!profile) throw new AppError('NOT_FOUND');
    await requirePersonStill(manager, id);
    mayManage(caller, [profile.role, sent.role]);
    if (new Date(profile.updatedAt).getTime() !== updatedAt.getTime()) throw new AppError('CONFLICT');
    const stored = standingOf(profile);
    const changes = changesOf(sent, stored);
    const email = changedEmail(sent.email ?? undefined, profile.email);
    if (Object.keys(changes).length === 0 && email === null) return;
    await write(manager, profile, changes, email);
    await appendAudit(manager, {
      action: 'user_update',
      actor,
      targetKind: 'profile',
      targetId: id,
      changes: audited(stored, changes),
      ...(email !== null && { personal: { about: id, changes: { email: [profile.email, email] } } }),
    });
  });
  forget('viewers');
  return (await personById(viewer, id))!;
}
