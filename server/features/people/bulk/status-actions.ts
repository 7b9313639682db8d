import { isDeepStrictEqual } from 'node:util';
import type { EntityManager } from 'typeorm';
import { accountLabel, accountsThere } from '#server/features/accounts/accounts.queries';
import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type {
  BulkContext,
  BulkActionDefinition,
  Outcome,
  Outcomes,
  StoredValues,
} from '#server/features/editing/bulk/bulk-lists';
import { closeOrOpenSignIns } from '#server/features/identity/sessions/end-sessions';
import {
  changeStatuses,
  lockAdministrators,
  type ManyStatuses,
  statusesOf,
} from '#server/features/profile/status/change-status';
import { RoleEnum, UserTypeEnum } from '#server/features/profile/profile.enums';
import { forget } from '#server/platform/cache/cache';
import { now } from '#server/platform/clock';
import { AppError, throwFieldError } from '#server/platform/errors';
import { isId } from '#server/platform/validation';
import type { Person } from '#server/platform/access/viewer';
import { requireAccount } from '../create-person';
import { allOf, byAdministrators, isSelf, reasonSql } from './people-action';

type Fields = Partial<ManyStatuses>;
type Each = Fields & { id: string };

const pick = (of: ManyStatuses, names: readonly string[]): Record<string, unknown> =>
  Object.fromEntries(names.map((name) => [name, of[name as keyof ManyStatuses]]));

/** Returns the values to store for the undo. A type includes the PRO date. */
export const remembered = (of: ManyStatuses, fields: object): Record<string, unknown> =>
  pick(of, [...Object.keys(fields), ...('userType' in fields ? ['proSince'] : [])]);

/** Writes the new values of each person, audited. Returns what was written. */
export async function writeStatuses(
  manager: EntityManager,
  actor: Person,
  people: readonly Each[],
): Promise<Outcomes> {
  if (people.length === 0) return new Map();
  const ids = people.map(({ id }) => id);
  const before = await statusesOf(manager, ids);
  await changeStatuses(manager, people);
  const after = await statusesOf(manager, ids);
  const written = people.map(({ id, ...fields }) => ({
    id,
    names: Object.keys(fields).filter((name) => name !== 'proSince'),
    pair: [remembered(before.get(id)!, fields), remembered(after.get(id)!, fields)] as const,
  }));
  await appendAudits(
    manager,
    written.map(({ id, names, pair: [one, other] }) => ({
      action: 'user_update',
      actor: actorOf(actor),
      targetKind: 'profile',
      targetId: id,
      changes: Object.fromEntries(names.map((name) => [name, [one[name], other[name]]])),
    })),
  );
  return new Map(written.map(({ id, pair }) => [id, { written: pair }]));
}

const accountIn = ({ accountId }: Record<string, unknown>): string | null =>
  typeof accountId === 'string' ? accountId : null;

/**
 * Returns an undo that restores values that haven't changed since then. `follow` gets the restored people. People can't
 * remove their own rights with an undo.
 */
export const takingBack =
  (
    follow?: (manager: EntityManager, people: readonly Each[]) => Promise<void>,
  ): NonNullable<BulkActionDefinition['undo']> =>
  async (manager, { actor }, rows) => {
    const stored = await statusesOf(
      manager,
      rows.map(({ id }) => id),
    );
    const previousAccounts = rows.flatMap(({ written: [before] }) => accountIn(before) ?? []);
    const there = await accountsThere(manager, previousAccounts);
    const outcomes = new Map<string, Outcome>();
    const people: Each[] = [];
    for (const { id, written } of rows) {
      const [before, after] = written;
      const now = stored.get(id);
      const isOwn = id === actor.profileId && ('role' in before || before['disabledAt']);
      if (!now) outcomes.set(id, { reason: 'gone' });
      else if (isOwn) outcomes.set(id, { reason: 'self' });
      else if (!isDeepStrictEqual(pick(now, Object.keys(after)), after))
        outcomes.set(id, { reason: 'changed_since' });
      else if (accountIn(before) && !there.has(accountIn(before)!))
        outcomes.set(id, { reason: 'no_account' });
      else people.push({ id, ...(before as Fields) });
    }
    await follow?.(manager, people);
    await writeStatuses(manager, actor, people);
    return outcomes;
  };

const evictViewers = (): void => forget('viewers');

/** Validates the single value of an action, which must be one of these. */
const oneOf =
  (name: string, among: readonly string[]) =>
  (sent: StoredValues): StoredValues => {
    const value = sent[name];
    const fits = typeof value === 'string' && among.includes(value) && Object.keys(sent).length === 1;
    return fits ? { [name]: value } : throwFieldError(`values.${name}`, `It is one of ${among.join(', ')}.`);
  };

const writing =
  (fields: (values: StoredValues) => Fields): BulkActionDefinition['run'] =>
  (manager, { actor, values }, ids) =>
    writeStatuses(
      manager,
      actor,
      ids.map((id) => ({ id, ...fields(values) })),
    );

export const roleAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'role',
  values: oneOf('role', Object.values(RoleEnum)),
  evaluate: (statement, { actor, values }) => ({
    reason: reasonSql({
      already: `p.role = ${statement.value(values['role'], 'text')}`,
      self: isSelf(statement, actor.profileId),
    }),
    before: 'p.role',
  }),
  // Otherwise two administrators could remove each other's role at the same time.
  hold: lockAdministrators,
  run: writing(({ role }) => ({ role: role! })),
  undo: takingBack(),
  after: evictViewers,
};

export const userTypeAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'userType',
  values: oneOf('userType', Object.values(UserTypeEnum)),
  evaluate: (statement, { values }) => ({
    reason: reasonSql({ already: `p.user_type = ${statement.value(values['userType'], 'text')}` }),
    before: 'p.user_type',
  }),
  run: writing(({ userType }) => ({ userType: userType! })),
  undo: takingBack(),
  after: evictViewers,
};

async function accountOf(sent: StoredValues): Promise<StoredValues> {
  const { accountId = null, ...others } = sent;
  const account = accountId === null ? null : isId(accountId) ? await accountLabel(accountId) : undefined;
  if (account === undefined || Object.keys(others).length > 0 || !('accountId' in sent)) {
    throwFieldError('values.accountId', 'There is no such account, or it is disabled.');
  }
  return { accountId: accountId && accountId.toLowerCase(), account };
}

async function giveAccount(
  manager: EntityManager,
  params: BulkContext,
  ids: readonly string[],
): Promise<Outcomes> {
  const accountId = params.values['accountId'] ?? null;
  try {
    await requireAccount(manager, accountId);
  } catch (error) {
    if (!(error instanceof AppError)) throw error;
    return allOf(ids, { reason: 'no_account' });
  }
  return writing(() => ({ accountId }))(manager, params, ids);
}

export const accountAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'account',
  values: accountOf,
  evaluate: (statement, { values }) => ({
    reason: reasonSql({
      already: `p.account_id is not distinct from ${statement.value(values['accountId'] ?? null, 'uuid')}`,
    }),
    before: `(select a.name || ' (' || a.number || ')' from account a where a.id = p.account_id)`,
  }),
  run: giveAccount,
  undo: takingBack(),
  after: evictViewers,
};

export const disableAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'disable',
  evaluate: (statement, { actor }) => ({
    reason: reasonSql({ already: 'p.disabled_at is not null', self: isSelf(statement, actor.profileId) }),
  }),
  hold: lockAdministrators,
  async run(manager, params, ids) {
    await closeOrOpenSignIns(manager, ids, false);
    return writing(() => ({ disabledAt: now().toISOString() }))(manager, params, ids);
  },
  undo: takingBack((manager, people) =>
    closeOrOpenSignIns(
      manager,
      people.map(({ id }) => id),
      true,
    ),
  ),
  after: evictViewers,
};

export const enableAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'enable',
  evaluate: () => ({ reason: reasonSql({ already: 'p.disabled_at is null' }) }),
  async run(manager, params, ids) {
    await closeOrOpenSignIns(manager, ids, true);
    return writing(() => ({ disabledAt: null }))(manager, params, ids);
  },
  hold: lockAdministrators,
  undo: takingBack((manager, people) =>
    closeOrOpenSignIns(
      manager,
      people.map(({ id }) => id),
      false,
    ),
  ),
  after: evictViewers,
};
