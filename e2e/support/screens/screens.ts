import { demoId } from '#server/demo/ids';
import { moduleId } from '../attempts/answers';
import { inDatabase } from '../portal/database';
import type { RunningPortal } from '../portal/portal';

/** A test that no one has started. */
const open = 'photos-that-sell-tires';
const edited = `/admin/modules/${moduleId('winter-compounds')}`;
const question = `${edited}/questions/${demoId('question', `${demoId('test', 'winter-compounds')}/1`)}`;

export type Viewer = 'visitor' | 'learner' | 'manager' | 'admin';

/** The person who views a screen, and the addresses at which it is checked. */
export interface Screen {
  who: Viewer;
  at: readonly string[];
}

const visitors = (...at: string[]): Screen => ({ who: 'visitor', at });
const learners = (...at: string[]): Screen => ({ who: 'learner', at });
const managers = (...at: string[]): Screen => ({ who: 'manager', at });
const admins = (...at: string[]): Screen => ({ who: 'admin', at });

/** The ids of the people whose attempts and bulk action the screens show. */
interface Owners {
  learner: string;
  admin: string;
}

const demoOwners: Owners = {
  learner: demoId('profile', 'learner@treadway.example'),
  admin: demoId('profile', 'admin@treadway.example'),
};

const attempts = (learner: string, status: string): string =>
  `select id from attempt where profile_id = '${learner}' and status ${status} order by started_at limit 1`;

async function attemptOf(portal: RunningPortal, learner: string, status: string): Promise<string> {
  const [found] = (await inDatabase(portal, attempts(learner, status))) as { id: string }[];
  if (!found) throw new Error(`The learner has no attempt whose status is ${status}.`);
  return found.id;
}

async function sectionOf(portal: RunningPortal): Promise<string> {
  const [section] = (await inDatabase(
    portal,
    "select id from content_section where key = 'pro-training'",
  )) as { id: string }[];
  return section!.id;
}

/** Creates an e-mail in the mailbox, which is empty at start. Returns its address. */
async function mailOf(portal: RunningPortal): Promise<string> {
  const [mail] = (await inDatabase(
    portal,
    `insert into sent_mail (key, to_name, to_email, lang, subject, text, sent_at) values ('screens', 'Ada Ribs',
       'ada@people.example', 'en', 'Passed: Winter compounds', E'Hello Ada,\n\nSee the result\n${portal.url}/results', now())
     on conflict (key) do update set sent_at = excluded.sent_at returning id`,
  )) as { id: string }[];
  return mail!.id;
}

/** Creates a finished bulk action that left one person unchanged. Returns its id. */
async function createBulkAction(portal: RunningPortal, admin: string): Promise<string> {
  const [action] = (await inDatabase(
    portal,
    `with made as (
       insert into bulk_action (list, action, "values", state, started_by, idempotency_key, started_at, ended_at,
         undo_until, total, done, left_out)
       select 'people', 'role', '{"role": "manager"}', 'done', id, 'screens', now(), now(),
         now() + interval '7 days', 2, 1, 1 from profile where id = '${admin}'
       on conflict (started_by, idempotency_key) do update set ended_at = excluded.ended_at returning id
     ), rows as (
       insert into bulk_row (action_id, place, row_id, state, reason)
       select made.id, 1, p.id, 'left_out', 'already' from made, (select id from profile order by email limit 1) p
       on conflict do nothing
     ) select id from made`,
  )) as { id: string }[];
  return action!.id;
}

/** Creates imports at every step with a screen of its own, with a row of each outcome. */
async function importsOf(portal: RunningPortal): Promise<string[]> {
  const made = (await inDatabase(
    portal,
    `with made as (
       insert into data_import (id, kind, status, file_name, row_count, made_by_kind, started_at, ended_at, revokes_pro,
         failure, counts, done_counts, columns)
       select md5('import ' || status)::uuid, 'people', status, 'dealers-november.csv', 3, 'system', now(), now(), 1,
         case status when 'failed' then '{"code": "BAD_USER_INPUT", "message": "", "reason": "open_quote", "line": 7}'::jsonb
           when 'stopped' then '{"code": "INTERNAL", "message": ""}' end,
         '{"add": 1, "change": 1, "unchanged": 0, "reject": 1}', '{"add": 1, "change": 1, "unchanged": 0, "reject": 1}',
         '[{"index": 0, "heading": "E-mail", "samples": ["wei@import.example"], "filled": 3, "field": "email", "words": []},
           {"index": 1, "heading": "Level", "samples": ["MC"], "filled": 3, "field": "userType",
             "words": [{"word": "MC", "means": null}]}]'
       from unnest(array['read', 'checked', 'done', 'failed', 'stopped']) status
       on conflict (id) do update set started_at = now() returning id
     ), rows as (
       insert into data_import_row (import_id, line, cells, "values", outcome, reasons, changes)
       select made.id, line, '{}', jsonb_build_object('name', 'Wei-Lin Chen', 'email', 'wei' || line || '@import.example'),
         outcome, case outcome when 'reject' then '[{"code": "INVALID", "field": "email", "value": "wei"}]'::jsonb else '[]' end,
         case outcome when 'change' then '{"userType": ["pro", "standard"]}'::jsonb else '{}' end
       from made, (values (2, 'add'), (3, 'change'), (4, 'reject')) r (line, outcome) on conflict do nothing
     ) select id from made`,
  )) as { id: string }[];
  return made.map(({ id }) => `/admin/imports/${id}`);
}

/**
 * Returns every route of the client with its screens. A string explains why a route isn't checked here, and where it
 * is.
 */
export const screens = async (
  portal: RunningPortal,
  { learner, admin }: Owners = demoOwners,
): Promise<Record<string, Screen | string>> => ({
  '/login': 'redirects to the form of the provider: render/sign-in-form.spec.ts',
  '/signed-in': 'leads on at once: sign-in.spec.ts',
  '/signed-in-again': 'closes at once: idle-session.spec.ts',
  '/maintenance': 'appears only while the portal is closed: site-changes.spec.ts',
  '/forgot': visitors('/forgot', '/forgot?link=of-nobody'),
  '/contact': visitors('/contact'),
  '/newsletter/confirm': visitors('/newsletter/confirm?link=of-nobody'),
  '/newsletter/leave': visitors('/newsletter/leave?link=of-nobody'),
  '/privacy-policy': visitors('/privacy-policy'),
  '/certificates/:number?': visitors('/certificates', '/certificates/0000-0000-0000'),
  '/*': visitors('/no/such/page'),
  '/': learners('/'),
  '/training': learners('/training'),
  '/training/modules/:id': learners(
    ...[open, 'fitment-and-plus-sizing', 'winter-compounds', 'tire-storage'].map(
      (key) => `/training/modules/${moduleId(key)}`,
    ),
  ),
  '/training/gold-distributor': learners('/training/gold-distributor'),
  '/training/gold-retailer': admins('/training/gold-retailer'),
  '/tests/:attemptId': learners(`/tests/${await attemptOf(portal, learner, "= 'in_progress'")}`),
  '/results': learners('/results'),
  '/results/:id': learners(
    `/results/${await attemptOf(portal, learner, "= 'failed'")}`,
    `/results/${await attemptOf(portal, learner, "= 'passed'")}`,
  ),
  '/search': learners('/search', '/search?q=tire', '/search?q=winterr+compoundd'),
  '/news': learners('/news'),
  '/whats-new/*': learners('/whats-new/articles/new-winter-line'),
  '/pro-training/*': learners(
    '/pro-training',
    '/pro-training/articles',
    '/pro-training/pros',
    '/pro-training/prize-winners',
    '/pro-training/awards',
    '/pro-training/newsletter',
    '/pro-training/newsletter/71',
    '/pro-training/gallery',
    '/pro-training/gallery/pro-day-laval',
    '/pro-training/survey',
    `/pro-training/survey/${demoId('survey', '1')}/sent`,
  ),
  '/whats-new/survey/:id': 'a survey as the others: /pro-training/survey/:id',
  '/pro-training/survey/:id': learners(`/pro-training/survey/${demoId('survey', '0')}`),
  '/gold-retailer-program/survey/:id': 'a survey as the others: /pro-training/survey/:id',
  '/gold-retailer-program/*': learners('/gold-retailer-program'),
  '/programs': learners('/programs'),
  '/leaderboard': learners('/leaderboard'),
  '/rewards': learners('/rewards'),
  '/points': learners('/points'),
  '/rewards/orders': learners('/rewards/orders'),
  '/rewards/:id': learners(`/rewards/${demoId('reward', 'pressure-gauge')}`),
  '/profile': learners('/profile'),
  '/team': managers('/team'),
  '/team/:id': managers(`/team/${demoId('profile', 'amina.diallo@desertsun.example')}`),
  '/admin': admins('/admin'),
  '/admin/modules': admins('/admin/modules'),
  '/admin/modules/new': admins('/admin/modules/new'),
  '/admin/modules/:id': admins(edited),
  '/admin/modules/:id/test': admins(`${edited}/test`),
  '/admin/modules/:id/questions': admins(`${edited}/questions`),
  '/admin/modules/:id/questions/new': admins(`${edited}/questions/new`),
  '/admin/modules/:id/questions/:questionId': admins(question),
  '/admin/modules/:id/questions/:questionId/regrade': admins(`${question}/regrade`),
  '/admin/modules/:id/files': admins(`${edited}/files`),
  '/admin/modules/:id/import': admins(`${edited}/import`),
  '/admin/modules/:id/preview': admins(`${edited}/preview`),
  '/admin/modules/:id/statistics': admins(`${edited}/statistics`),
  '/admin/questions': admins('/admin/questions'),
  '/admin/results': admins('/admin/results'),
  '/admin/certificates': admins('/admin/certificates'),
  '/admin/points': admins('/admin/points'),
  '/admin/people': admins('/admin/people'),
  '/admin/people/new': admins('/admin/people/new'),
  '/admin/people/:id': admins(`/admin/people/${demoId('profile', 'tom.becker@desertsun.example')}`),
  '/admin/people/:id/merge': admins(
    `/admin/people/${demoId('profile', 'tom.becker@desertsun.example')}/merge`,
    `/admin/people/${demoId('profile', 'tom.becker@desertsun.example')}/merge?with=${demoId('profile', 'amina.diallo@desertsun.example')}`,
  ),
  '/admin/imports': admins('/admin/imports'),
  '/admin/imports/new': admins('/admin/imports/new', '/admin/imports/new?kind=past_results'),
  '/admin/imports/:id': admins(...(await importsOf(portal)), `/admin/imports/${demoId('profile', 'nobody')}`),
  '/admin/pro': admins('/admin/pro'),
  '/admin/home/*': admins('/admin/home', '/admin/home/new', '/admin/home/new/FeatureCard'),
  '/admin/data-requests': admins('/admin/data-requests'),
  '/admin/menus/*': admins('/admin/menus', '/admin/menus/new'),
  '/admin/settings': admins('/admin/settings'),
  '/admin/api-clients': admins('/admin/api-clients'),
  '/admin/messages': admins('/admin/messages'),
  '/admin/messages/:id': admins(`/admin/messages/${demoId('contact-message', '0')}`),
  '/admin/terms/*': admins('/admin/terms', '/admin/terms/1', '/admin/terms/new'),
  '/admin/mailbox': admins('/admin/mailbox'),
  '/admin/jobs': admins('/admin/jobs'),
  '/admin/bulk': admins('/admin/bulk'),
  '/admin/bulk/:id': admins(`/admin/bulk/${await createBulkAction(portal, admin)}`),
  '/admin/audit': admins('/admin/audit'),
  '/admin/audit/:id': admins('/admin/audit/1'),
  '/admin/files': admins('/admin/files'),
  '/admin/translations': admins('/admin/translations', '/admin/translations?states=outdated&visible=yes'),
  '/admin/mailbox/:id': admins(`/admin/mailbox/${await mailOf(portal)}`),
  '/admin/sections/*': admins('/admin/sections', `/admin/sections/${await sectionOf(portal)}`),
  '/admin/articles/*': admins(
    '/admin/articles',
    `/admin/articles/${demoId('article', 'new-winter-line')}`,
    `/admin/articles/${demoId('article', 'new-winter-line')}/preview`,
  ),
  '/admin/newsletters/*': admins(
    '/admin/newsletters',
    '/admin/newsletters/new',
    `/admin/newsletters/${demoId('newsletter-issue', 'pro-training/71')}`,
  ),
  '/admin/subscriptions': admins('/admin/subscriptions'),
  '/admin/albums/*': admins(
    '/admin/albums',
    '/admin/albums/new',
    `/admin/albums/${demoId('album', 'pro-day-laval')}`,
  ),
  '/admin/accounts/*': admins(
    '/admin/accounts',
    '/admin/accounts/new',
    `/admin/accounts/${demoId('account', 'GR-4471')}`,
  ),
  '/admin/awards/*': admins('/admin/awards', '/admin/awards/new', `/admin/awards/${demoId('award', '0')}`),
  '/admin/surveys/*': admins(
    '/admin/surveys',
    '/admin/surveys/new',
    `/admin/surveys/${demoId('survey', '0')}`,
    `/admin/surveys/${demoId('survey', '0')}/results`,
  ),
  '/admin/tools/*': admins(
    '/admin/tools',
    '/admin/tools/new',
    '/admin/tools/order',
    `/admin/tools/${demoId('tool', '0')}`,
  ),
  '/admin/rewards/*': admins(
    '/admin/rewards',
    '/admin/rewards/new',
    `/admin/rewards/${demoId('reward', 'flask')}`,
  ),
  '/admin/orders': admins('/admin/orders'),
  '/admin/orders/:id': admins(`/admin/orders/${demoId('order', 'learner', 'flask')}`),
  '/admin/*': admins('/admin/no-such-page'),
});
