import { earnsPro } from '../counting/promotion';
import type { CountedAttempt } from './counted-attempts.queries';
import { isNewlyFailed, isNewlyPassed, type MarkChange } from './mark-change';
import { type Passes, passesElsewhere } from './points-moves';
import type { ProDetails, ProPersonDetails } from './pro-details.queries';

/** A person whose PRO status an attempt changes. */
export interface ProMove {
  profileId: string;
  attemptId: string;
}

/** The people who are promoted and demoted, with the attempts that cause it. */
export interface ProMoves {
  promoted: ProMove[];
  demoted: ProMove[];
}

/** A changed mark with its counted attempt and its person. */
interface CountedChange {
  change: MarkChange;
  counted: CountedAttempt;
  person: ProPersonDetails;
}

/** Returns the first attempt of each person that changes their PRO status, in the order of the changes. */
function movesOf(changes: readonly CountedChange[], moves: (each: CountedChange) => boolean): ProMove[] {
  const found = new Map<string, ProMove>();
  for (const each of changes) {
    const { profileId, id: attemptId } = each.change.attempt;
    if (!found.has(profileId) && moves(each)) found.set(profileId, { profileId, attemptId });
  }
  return [...found.values()];
}

function promotions({ tests }: ProDetails, won: readonly CountedChange[]): ProMove[] {
  const passed = new Map<string, Set<string>>();
  return movesOf(won, ({ counted, person }) => {
    if (!counted.countsNow) return false;
    const its = passed.get(person.id) ?? new Set(person.passed);
    passed.set(person.id, its.add(counted.testId));
    return earnsPro(
      person.userType,
      tests.map((test) => ({ ...test, passed: its.has(test.testId) })),
    );
  });
}

function demotions({ tests }: ProDetails, lost: readonly CountedChange[], passes: Passes): ProMove[] {
  const requires = (testId: string): boolean =>
    tests.some((test) => test.testId === testId && earnsPro('standard', [{ ...test, passed: true }]));
  return movesOf(
    lost,
    ({ counted, person }) =>
      person.userType === 'pro' &&
      person.promotedByAttempt &&
      counted.inCycle &&
      requires(counted.testId) &&
      !passesElsewhere(passes, counted),
  );
}

/**
 * Returns the changes of PRO status. A new pass that counts at present promotes people who have then passed every PRO
 * test. A lost pass demotes people promoted by an attempt of the current cycle if the test still counts toward PRO and
 * no other pass of it in that period exists. People promoted by an administrator stay PRO.
 */
export function proMoves(
  details: ProDetails,
  attempts: readonly CountedAttempt[],
  changes: readonly MarkChange[],
  passes: Passes,
): ProMoves {
  const counted = new Map(attempts.map((attempt) => [attempt.id, attempt]));
  const people = new Map(details.people.map((person) => [person.id, person]));
  const those = (some: (change: MarkChange) => boolean): CountedChange[] =>
    changes
      .filter((change) => change.attempt.category === 'pro' && some(change))
      .map((change) => ({
        change,
        counted: counted.get(change.attempt.id)!,
        person: people.get(change.attempt.profileId)!,
      }));
  return {
    promoted: promotions(details, those(isNewlyPassed)),
    demoted: demotions(details, those(isNewlyFailed), passes),
  };
}
