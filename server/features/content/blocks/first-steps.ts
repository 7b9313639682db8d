import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { Person, Viewer } from '#server/platform/access/viewer';
import type { SubscriptionState } from '../newsletter/subscription.enums';
import type { ContentPage, ContentSectionKey } from '../section/section.enums';
import { openSections } from '../section/sections.service';
import type { HomeStepKey } from './block.enums';
import type { HomeStep } from './first-steps.types';

interface Details {
  hasPicture: boolean;
  isComplete: boolean;
  moduleAt: string | null;
  testAt: string | null;
  surveyAt: string | null;
  surveyIn: ContentSectionKey | null;
  subscription: { section: ContentSectionKey; state: SubscriptionState; confirmedAt: string | null } | null;
  newsletterIn: ContentSectionKey | null;
}

/**
 * The parameters: $1 the person, $2 the time, $3 and $4 the sections whose surveys and newsletters the person can open.
 */
const text = `select json_build_object(
    'hasPicture', p.image is not null,
    'isComplete', p.location is not null and p.country is not null,
    'moduleAt', to_char(least(
      (select min(v.viewed_at) from module_view v where v.profile_id = p.id),
      (select min(a.started_at) from attempt a where a.profile_id = p.id)), ${iso}),
    'testAt', to_char((select min(a.closed_at) from attempt a where a.profile_id = p.id and a.status = 'passed'), ${iso}),
    'surveyAt', to_char((select min(r.submitted_at) from survey_response r where r.profile_id = p.id), ${iso}),
    'surveyIn', (select s.section from survey s
      where s.section = any($3) and s.publish_at <= $2 and coalesce(s.closes_at > $2, true) and ${audienceSql('s', 5)}
      order by s.publish_at desc, s.id limit 1),
    'subscription', (select json_build_object('section', u.section, 'state', u.state,
        'confirmedAt', to_char(u.confirmed_at, ${iso}))
      from newsletter_subscription u where u.profile_id = p.id order by u.state = 'confirmed' desc, u.section limit 1),
    'newsletterIn', (select i.section from newsletter_issue i where i.section = any($4) and i.publish_at <= $2
      order by i.publish_at desc, i.id desc limit 1)
  ) as json
  from profile p where p.id = $1`;

async function selectDetails(person: Person): Promise<Details | null> {
  const sections = await openSections(person);
  const showing = (page: ContentPage) =>
    sections.filter(({ pages }) => pages.includes(page)).map(({ key }) => key);
  // Administrators can read all surveys, but are asked only those for them.
  const [, ...names] = audienceValues(person);
  const visible = [showing('survey'), showing('newsletter')];
  return selectJson<Details>('first-steps', text, [person.profileId, now(), ...visible, false, ...names]);
}

const step = (
  key: HomeStepKey,
  done: boolean,
  doneAt: string | null = null,
  section: ContentSectionKey | null = null,
): HomeStep => ({ key, done, doneAt, section });

function learningSteps({ moduleAt, testAt }: Details): HomeStep[] {
  return [step('module', moduleAt !== null, moduleAt), step('test', testAt !== null, testAt)];
}

function surveySteps({ surveyAt, surveyIn }: Details): HomeStep[] {
  if (surveyAt) return [step('survey', true, surveyAt)];
  return surveyIn ? [step('survey', false, null, surveyIn)] : [];
}

/** People who have unsubscribed aren't asked again. */
function newsletterSteps({ subscription, newsletterIn }: Details): HomeStep[] {
  if (subscription?.state === 'confirmed') {
    return [step('newsletter', true, subscription.confirmedAt, subscription.section)];
  }
  return newsletterIn && subscription?.state !== 'left'
    ? [step('newsletter', false, null, newsletterIn)]
    : [];
}

/** Returns the viewer's first steps in order. Administrators take no tests, and API clients have no steps. */
export async function firstSteps(viewer: Viewer): Promise<HomeStep[]> {
  if (viewer.kind !== 'person') return [];
  const details = await selectDetails(viewer);
  if (!details) return [];
  return [
    step('picture', details.hasPicture),
    step('profile', details.isComplete),
    ...(viewer.role === 'admin' ? [] : learningSteps(details)),
    ...surveySteps(details),
    ...newsletterSteps(details),
  ];
}
