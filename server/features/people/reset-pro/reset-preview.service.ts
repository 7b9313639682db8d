import { mayManagePro } from '#server/features/profile/profile.policy';
import { chosenPeople } from '#server/features/profile/pro/pro-people.service';
import type { ResetProInput } from '#server/features/profile/pro/pro-people.types';
import { isForUserType } from '#server/features/profile/user-types';
import { testedCatalogue } from '#server/features/training/module/catalogue';
import type { Viewer } from '#server/platform/viewer';
import { selectPeopleBy } from '../people.queries';
import { selectKeptAtReset } from './reset-preview.queries';
import { mostNamed, type ResetProPreview } from './reset-preview.types';

/** Whom a reset would make standard, what they keep and which tests they would have to pass again; for administrators. */
export async function resetProPreview(viewer: Viewer, whom: ResetProInput): Promise<ResetProPreview> {
  mayManagePro(viewer);
  const [kept, { list }] = await Promise.all([selectKeptAtReset(chosenPeople(whom)), testedCatalogue()]);
  const { ids, ...counts } = kept!;
  const people = new Map((await selectPeopleBy(ids)).map((person) => [person.id, person]));
  const tests = list.filter(
    ({ test, enabled, userTypes }) =>
      test?.category === 'pro' && test.questionCount > 0 && enabled && isForUserType(userTypes, 'standard'),
  );
  return {
    ...counts,
    people: ids.flatMap((id) => people.get(id) ?? []),
    testCount: tests.length,
    tests: tests
      .slice(0, mostNamed)
      .map(({ id, nameTranslations }) => ({ moduleId: id, moduleNameTranslations: nameTranslations })),
  };
}
