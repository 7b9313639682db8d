import { actorOf } from '#server/features/audit/audit.service';
import type { BulkDeed, Outcome, StoredValues } from '#server/features/editing/bulk/bulk-lists';
import { standingsOf } from '#server/features/profile/change-standing';
import { resetHeld } from '#server/features/profile/pro/pro-people.service';
import { forget } from '#server/platform/cache/cache';
import { refuseField } from '#server/platform/errors';
import { checkLine, remindOf, withOpenTests } from '../remind-people';
import { byAdministrators, isSelf, reasonSql } from './people-deed';
import { takingBack } from './standing-deeds';

/** Resets PRO people to standard; what they have done stays. */
export const resetProDeed: BulkDeed = {
  ...byAdministrators,
  name: 'resetPro',
  judge: () => ({ reason: reasonSql({ not_pro: `p.user_type <> 'pro'` }) }),
  async run(manager, { actor }, ids) {
    const before = await standingsOf(manager, ids);
    const people = ids.map((id) => ({ id, cycle: before.get(id)!.proCycleStartedAt }));
    await resetHeld(manager, actorOf(actor), people);
    const after = await standingsOf(manager, ids);
    const of = (standings: typeof before, id: string) => {
      const { userType, proCycleStartedAt } = standings.get(id)!;
      return { userType, proCycleStartedAt };
    };
    return new Map(ids.map((id): [string, Outcome] => [id, { written: [of(before, id), of(after, id)] }]));
  },
  undo: takingBack(),
  after: () => forget('viewers'),
};

function lineOf({ line = null, ...others }: StoredValues): StoredValues {
  const [name] = Object.keys(others);
  if (name !== undefined) refuseField(`values.${name}`, 'A reminder takes a line of one’s own alone.');
  return { line: checkLine(line) };
}

/** Reminds people of the tests that are open to them. */
export const reminderDeed: BulkDeed = {
  ...byAdministrators,
  name: 'remind',
  values: lineOf,
  judge: (statement, { actor }) => ({
    reason: reasonSql({ disabled: 'p.disabled_at is not null', self: isSelf(statement, actor.profileId) }),
  }),
  async run(manager, { actor, values }, ids) {
    const standings = await withOpenTests(actor, ids);
    const reminded = new Set(await remindOf(manager, actor, standings, values['line'] ?? null));
    const reasonOf = (id: string): Outcome => ({
      reason: standings.has(id) ? 'reminded_today' : 'nothing_open',
    });
    return new Map(ids.flatMap((id) => (reminded.has(id) ? [] : [[id, reasonOf(id)]])));
  },
};
