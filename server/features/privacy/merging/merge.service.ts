import { selectPeopleBy } from '#server/features/people/people.queries';
import { personById } from '#server/features/people/people.service';
import type { ListedPerson } from '#server/features/people/person.types';
import { selectJson } from '#server/platform/database/database';
import { readTogether } from '#server/platform/database/read-together';
import { isId } from '#server/platform/validation';
import type { Viewer } from '#server/platform/access/viewer';
import { assertCanMerge } from '../privacy.policy';
import type { MergePeopleInput } from './merge.input';
import { mergePeople } from './merge-people';
import { type MergePreview, type MergeSide, maxNamed, type PersonMerge } from './merge.types';
import { type CountedRecords, countsSql } from './moving-rows';
import { selectMerge, selectMergesOf } from './person-merge.queries';
import { undoMerge } from './undo-merge';

type Extra = Omit<MergeSide, 'person'> & { id: string };
type Known = Pick<MergePreview, 'passedTwice' | 'passedTwiceCount'> & { people: Extra[] };

/** Returns the details of two people beyond those of lists, and the tests that both have passed. */
const selectKnown = (survivingId: string, mergedId: string): Promise<Known | null> =>
  selectJson<Known>(
    'merge-known',
    `with twice as materialized (
       select m.id, m.name from module m join test t on t.module_id = m.id
       where exists (select from attempt a where a.test_id = t.id and a.profile_id = $1 and a.status = 'passed')
         and exists (select from attempt a where a.test_id = t.id and a.profile_id = $2 and a.status = 'passed')
     )
     select json_build_object(
       'people', (select coalesce(json_agg(json_build_object('id', p.id, 'phone', p.phone, 'store', p.location,
         'country', p.country, 'state', p.state)), '[]') from profile p where p.id in ($1, $2)),
       'passedTwiceCount', (select count(*) from twice),
       'passedTwice', (select coalesce(json_agg(json_build_object('moduleId', f.id, 'moduleNameTranslations', f.name)
         order by f.name ->> 'en', f.id), '[]')
         from (select * from twice order by name ->> 'en', id limit ${maxNamed}) f)) as json`,
    [survivingId, mergedId],
  );

/** Previews merging two people, for administrators; null if one of them doesn't exist. */
export async function mergePreview(
  viewer: Viewer,
  survivingId: string,
  mergedId: string,
): Promise<MergePreview | null> {
  assertCanMerge(viewer);
  if (!isId(survivingId) || !isId(mergedId) || survivingId.toLowerCase() === mergedId.toLowerCase())
    return null;
  const [people, known, counts] = await Promise.all([
    selectPeopleBy([survivingId, mergedId]),
    selectKnown(survivingId, mergedId),
    selectJson<CountedRecords[]>(null, countsSql(), [survivingId, mergedId]),
  ]);
  if (people.length < 2) return null;
  const listed = new Map(readTogether(people).map((person) => [person.id, person]));
  const extra = new Map(known!.people.map((each) => [each.id, each]));
  const side = (id: string): MergeSide => ({ ...extra.get(id)!, person: listed.get(id)! });
  const { passedTwice, passedTwiceCount } = known!;
  const [surviving, merged] = [side(survivingId.toLowerCase()), side(mergedId.toLowerCase())];
  return { surviving, merged, counts: counts!, passedTwice, passedTwiceCount };
}

/** Returns the newest merges of a person, as remaining or merged person; for administrators. */
export async function mergesOf(viewer: Viewer, profileId: string): Promise<PersonMerge[]> {
  assertCanMerge(viewer);
  return isId(profileId) ? selectMergesOf(profileId) : [];
}

/** Returns the current state of a merge with its remaining person. */
async function changed(viewer: Viewer, id: string): Promise<{ merge: PersonMerge; person: ListedPerson }> {
  const merge = (await selectMerge(id))!;
  return { merge, person: (await personById(viewer, merge.survivingId))! };
}

export const mergedPeople = async (viewer: Viewer, input: MergePeopleInput) =>
  changed(viewer, await mergePeople(viewer, input));

export async function undoneMerge(viewer: Viewer, mergeId: string) {
  const { id, notGivenBack } = await undoMerge(viewer, mergeId);
  return { ...(await changed(viewer, id)), notGivenBack };
}
