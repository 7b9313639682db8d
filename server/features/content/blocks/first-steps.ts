import { selectJson } from '#server/platform/database';
import { iso } from '#server/platform/sql';
import type { Viewer } from '#server/platform/viewer';
import type { HomeStepKey } from './block.enums';
import type { HomeStep } from './first-steps.types';

interface Facts {
  hasPicture: boolean;
  isComplete: boolean;
  moduleAt: string | null;
  testAt: string | null;
}

const text = `select json_build_object(
    'hasPicture', p.image is not null,
    'isComplete', p.location is not null and p.country is not null,
    'moduleAt', to_char(least(
      (select min(v.viewed_at) from module_view v where v.profile_id = p.id),
      (select min(a.started_at) from attempt a where a.profile_id = p.id)), ${iso}),
    'testAt', to_char((select min(a.closed_at) from attempt a where a.profile_id = p.id and a.status = 'passed'), ${iso})
  ) as json
  from profile p where p.id = $1`;

const step = (key: HomeStepKey, done: boolean, doneAt: string | null = null): HomeStep => ({
  key,
  done,
  doneAt,
});

/** What the viewer does first, in its order. Administrators take no tests, and programs do nothing of it. */
export async function firstSteps(viewer: Viewer): Promise<HomeStep[]> {
  if (viewer.kind !== 'person') return [];
  const facts = await selectJson<Facts>('first-steps', text, [viewer.profileId]);
  if (!facts) return [];
  const { hasPicture, isComplete, moduleAt, testAt } = facts;
  const own = [step('picture', hasPicture), step('profile', isComplete)];
  if (viewer.role === 'admin') return own;
  return [...own, step('module', moduleAt !== null, moduleAt), step('test', testAt !== null, testAt)];
}
