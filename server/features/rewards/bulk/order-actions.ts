import { actorOf, appendAudits } from '#server/features/audit/audit.service';
import type { BulkActionName } from '#server/features/editing/bulk/bulk.enums';
import type { BulkActionDefinition, Outcome, StoredValues } from '#server/features/editing/bulk/bulk-lists';
import { runEachInSavepoint } from '#server/features/editing/bulk/run-each-in-savepoint';
import { throwFieldError } from '#server/platform/errors';
import { advanceWithin, before, type Step, trackingOf } from '../orders/advance-orders';
import { cancelReasonOf, cancelWithin } from '../orders/cancel-order';
import { cancelledFrom, assertCanFulfil } from '../rewards.policy';

/** Validates the single optional text of an action. */
const text =
  (name: string, checked: (sent: string | null | undefined, field: string) => string | null) =>
  ({ [name]: sent = null, ...others }: StoredValues): StoredValues => {
    const [other] = Object.keys(others);
    if (other !== undefined) throwFieldError(`values.${other}`, `This action takes ${name} alone.`);
    return { [name]: checked(sent, `values.${name}`) };
  };

/** Returns the action that moves orders from the previous step. */
export const stepAction = (name: BulkActionName, to: Step): BulkActionDefinition => ({
  name,
  may: assertCanFulfil,
  ...(to === 'sent' && { values: text('trackingNumber', trackingOf) }),
  evaluate: () => ({
    reason: `case when o.state = '${to}' then 'already' when o.state <> '${before[to]}' then 'wrong_step' end`,
  }),
  async run(manager, { actor, values }, ids) {
    const trackingNumber = values['trackingNumber'] ?? null;
    const advanced = await advanceWithin(manager, actor, { ids, to, trackingNumber });
    const rows: { id: string; at: string }[] = await manager.query(
      `select id, (case state when 'packed' then packed_at when 'sent' then sent_at else received_at end)::text as at
       from reward_order where id = any($1::uuid[])`,
      [advanced.map(({ id }) => id)],
    );
    return new Map(
      rows.map(({ id, at }): [string, Outcome] => [
        id,
        { written: [{ state: before[to] }, { state: to, at }] },
      ]),
    );
  },
});

/** Moves orders back to their previous step if they are still in the step of the action. */
export const takingStepBack: NonNullable<BulkActionDefinition['undo']> = async (manager, { actor }, rows) => {
  const [written] = rows;
  if (!written) return new Map();
  const [was, is] = [written.written[0]['state'] as string, written.written[1]['state'] as Step];
  const [back]: [{ id: string }[]] = await manager.query(
    `update reward_order o set state = $3,
       packed_at = case when $4::text = 'packed' then null else o.packed_at end, received_at = null
     from unnest($1::uuid[], $2::timestamptz[]) as w (id, at)
     where o.id = w.id and o.state = $4 and (case $4::text when 'packed' then o.packed_at else o.received_at end) = w.at
     returning o.id`,
    [rows.map(({ id }) => id), rows.map((row) => row.written[1]['at']), was, is],
  );
  await appendAudits(
    manager,
    back.map(({ id }) => ({
      action: 'edit',
      actor: actorOf(actor),
      targetKind: 'order',
      targetId: id,
      changes: { state: [is, was] },
    })),
  );
  const isBack = new Set(back.map(({ id }) => id));
  return new Map(
    rows.flatMap(({ id }): [string, Outcome][] =>
      isBack.has(id) ? [] : [[id, { reason: 'changed_since' }]],
    ),
  );
};

/** Cancels orders that haven't been shipped, and returns their points. */
export const cancelAction: BulkActionDefinition = {
  name: 'cancel',
  may: assertCanFulfil,
  values: text('reason', cancelReasonOf),
  evaluate: (statement, { actor }) => ({
    reason: `case when o.state = 'cancelled' then 'already'
      when o.state <> all(${statement.value(cancelledFrom(actor), 'text[]')}) then 'wrong_step' end`,
  }),
  effects: () => [
    {
      kind: 'returned_points',
      count: 'select coalesce(sum(o.price), 0) from reward_order o join taken on taken.id = o.id',
    },
  ],
  run: (manager, { actor, values }, ids) =>
    runEachInSavepoint(manager, ids, async (inner, id) => {
      await cancelWithin(inner, actor, id, values['reason'] ?? null);
      return {};
    }),
};
