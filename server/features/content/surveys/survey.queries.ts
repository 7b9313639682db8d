import { audienceSql, audienceValues } from '#server/features/profile/audience/audience';
import { now } from '#server/platform/clock';
import { selectJson } from '#server/platform/database/database';
import { iso } from '#server/platform/database/sql';
import type { Viewer } from '#server/platform/access/viewer';
import type { ContentSectionKey } from '../section/section.enums';
import { questionsJson } from './questions-json';
import { maxListed } from './survey-limits';
import type { SurveyAnswer, SurveyValues } from './survey.types';

/** A survey before the viewer's status is added. */
export type ReadSurvey = Omit<SurveyValues, 'open' | 'eligible'> & {
  answers: (SurveyAnswer & { questionId: string })[];
};

const answers = `(select coalesce(json_agg(json_build_object('questionId', a.question_id, 'optionIds', a.option_ids,
    'words', a.words, 'revision', a.revision)), '[]') from survey_answer a where a.response_id = r.id)`;

const survey = `json_build_object('id', t.id, 'titleTranslations', t.title, 'leadTranslations', t.lead,
    'section', t.section, 'points', t.points, 'closesAt', to_char(t.closes_at, ${iso}), 'roles', t.roles,
    'userTypes', t.user_types, 'accountKinds', t.account_kinds, 'questions', ${questionsJson('t.questions')},
    'questionCount', jsonb_array_length(t.questions), 'submittedAt', to_char(r.submitted_at, ${iso}),
    'answers', ${answers})`;

const profileOf = (viewer: Viewer): string | null => (viewer.kind === 'person' ? viewer.profileId : null);

const visible = `from survey t left join survey_response r on r.survey_id = t.id and r.profile_id = $2
  where t.publish_at <= $3 and ${audienceSql('t', 4)}`;

const byId = `select ${survey} as json ${visible} and t.id = $1`;

const bySection = `select coalesce(json_agg(x.json order by x.closed, x.publish_at desc, x.id), '[]') as json from (
    select ${survey} as json, t.id, t.publish_at, coalesce(t.closes_at <= $3, false) as closed
    ${visible} and t.section = $1 order by closed, t.publish_at desc, t.id limit ${maxListed}) x`;

/** Returns a published survey for the viewer with the viewer's answers. */
export const selectSurvey = (viewer: Viewer, id: string): Promise<ReadSurvey | null> =>
  selectJson<ReadSurvey>('survey', byId, [id, profileOf(viewer), now(), ...audienceValues(viewer)]);

/** Returns the newest surveys of a section for the viewer, open ones first. */
export const selectSurveys = (viewer: Viewer, section: ContentSectionKey): Promise<ReadSurvey[] | null> =>
  selectJson<ReadSurvey[]>('surveys', bySection, [
    section,
    profileOf(viewer),
    now(),
    ...audienceValues(viewer),
  ]);
