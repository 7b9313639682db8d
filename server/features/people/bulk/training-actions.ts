import { actorOf } from '#server/features/audit/audit.service';
import type {
  BulkActionDefinition,
  Outcome,
  StoredValues,
  Written,
} from '#server/features/editing/bulk/bulk-lists';
import { maxNamed } from '#server/features/editing/bulk/bulk.types';
import { statusesOf } from '#server/features/profile/status/change-status';
import { resetHeld } from '#server/features/profile/pro/pro-people.service';
import { isForUserType } from '#server/features/profile/audience/user-types';
import { testedCatalogue } from '#server/features/training/module/catalogue';
import { forget } from '#server/platform/cache/cache';
import { throwFieldError } from '#server/platform/errors';
import { checkLine, remindOf, today, withOpenTests } from '../remind-people';
import { byAdministrators, isSelf, reasonSql } from './people-action';
import { remembered, takingBack } from './status-actions';

/** Returns the PRO tests that are required for PRO. */
async function proTests() {
  const { list } = await testedCatalogue();
  return list.filter(
    ({ test, enabled, userTypes }) =>
      test?.category === 'pro' && test.questionCount > 0 && enabled && isForUserType(userTypes, 'standard'),
  );
}

/** Resets PRO people to standard. Their results stay. */
export const resetProAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'resetPro',
  evaluate: () => ({ reason: reasonSql({ not_pro: `p.user_type <> 'pro'` }) }),
  async effects(statement, { actor: { lang } }) {
    const names = (await proTests()).map(({ nameTranslations: name }) => name[lang] || name.en);
    const first = statement.value(names.slice(0, maxNamed), 'text[]');
    return [
      {
        kind: 'retained_results',
        count: `select count(*) from attempt a join taken on taken.id = a.profile_id where a.closed_at is not null`,
      },
      {
        kind: 'retained_certificates',
        count: `select count(*) from certificate c join taken on taken.id = c.profile_id
          where c.withdrawn_at is null`,
      },
      { kind: 'reopened_tests', count: statement.value(names.length, 'int'), names: first },
    ];
  },
  async run(manager, { actor }, ids) {
    const before = await statusesOf(manager, ids);
    const people = ids.map((id) => ({ id, cycle: before.get(id)!.proCycleStartedAt }));
    await resetHeld(manager, actorOf(actor), people);
    const after = await statusesOf(manager, ids);
    const fields = { userType: null, proCycleStartedAt: null };
    const written = (id: string): Written => [
      remembered(before.get(id)!, fields),
      remembered(after.get(id)!, fields),
    ];
    return new Map(ids.map((id): [string, Outcome] => [id, { written: written(id) }]));
  },
  undo: takingBack(),
  after: () => forget('viewers'),
};

function lineOf({ line = null, ...others }: StoredValues): StoredValues {
  const [name] = Object.keys(others);
  if (name !== undefined) throwFieldError(`values.${name}`, 'A reminder takes a line of one’s own alone.');
  return { line: checkLine(line) };
}

/** Reminds people of their open tests. */
export const reminderAction: BulkActionDefinition = {
  ...byAdministrators,
  name: 'remind',
  values: lineOf,
  async evaluate(statement, { actor }) {
    const reminded = `exists (select from reminder r where r.profile_id = p.id
      and r.day = ${statement.value(await today(), 'date')})`;
    return {
      reason: reasonSql({
        disabled: 'p.disabled_at is not null',
        self: isSelf(statement, actor.profileId),
        reminded_today: reminded,
      }),
    };
  },
  async evaluateRows({ actor }, ids) {
    const openTests = await withOpenTests(actor, ids);
    return new Map(ids.flatMap((id) => (openTests.has(id) ? [] : [[id, 'nothing_open']])));
  },
  async run(manager, { actor, values }, ids) {
    const openTests = await withOpenTests(actor, ids, manager);
    const reminded = new Set(await remindOf(manager, actor, openTests, values['line'] ?? null));
    const reasonOf = (id: string): Outcome => ({
      reason: openTests.has(id) ? 'reminded_today' : 'nothing_open',
    });
    return new Map(ids.flatMap((id) => (reminded.has(id) ? [] : [[id, reasonOf(id)]])));
  },
};
