import { Int } from 'type-graphql';
import { Edited } from '#server/features/editing/edited';
import { Audience } from '#server/features/profile/audience/audience-fields';
import {
  Choice,
  DefineResource,
  LocalizedLine,
  Moment,
  WholeNumber,
} from '#server/features/editing/fields/fields';
import { Derived, Own } from '#server/features/editing/fields/own-fields';
import { PublishAt } from '#server/features/editing/fields/publish-at';
import { ListSize } from '#server/platform/graphql/limits/sizes';
import type { LocalizedText } from '#server/platform/language/i18n';
import type { AccountKind, Role, UserType } from '#server/platform/access/viewer';
import { type ContentSectionKey, ContentSectionKeyEnum } from '../section/section.enums';
import { checkQuestions } from './check-questions';
import { questionsJson } from './questions-json';
import { maxQuestions } from './survey-limits';
import { AdminSurveyQuestion, type StoredQuestion, SurveyQuestionInput } from './survey-questions.types';

@DefineResource({
  kind: 'survey',
  name: 'Survey',
  plural: 'Surveys',
  table: 'survey',
  description: 'A survey with the fields that administrators see.',
})
export class Survey extends Edited {
  @LocalizedLine({ maxLength: 200, search: true, sort: true, visible: true, description: 'Title.' })
  titleTranslations!: LocalizedText;

  @LocalizedLine({ maxLength: 300, visible: true, description: 'Summary in one or two sentences.' })
  leadTranslations!: LocalizedText;

  @Choice(() => ContentSectionKeyEnum, {
    filter: true,
    sort: true,
    visible: true,
    description: 'Section whose page lists the survey.',
  })
  section!: ContentSectionKey;

  @ListSize(maxQuestions)
  @Own(
    { type: 'jsonb' },
    () => [AdminSurveyQuestion],
    (sql) => ({
      input: () => [SurveyQuestionInput],
      check: checkQuestions,
      json: questionsJson(sql),
      stored: sql,
    }),
    {
      description:
        'Questions in their order, 1 to 20. After the first answer, only texts, order and required questions can change.',
    },
  )
  questions!: StoredQuestion[];

  @WholeNumber({
    min: 1,
    max: 100_000,
    nullable: true,
    sort: true,
    visible: true,
    description: 'Points that each person gets once for answering. Null if there are none.',
  })
  points!: number | null;

  @PublishAt()
  publishAt!: string | null;

  @Moment({
    filter: true,
    sort: true,
    visible: true,
    description: 'Time when the survey closes. Null if it stays open.',
  })
  closesAt!: string | null;

  @Audience.roles()
  roles!: Role[];

  @Audience.userTypes()
  userTypes!: UserType[];

  @Audience.accountKinds()
  accountKinds!: AccountKind[];

  @Derived(() => Int, {
    description: 'Number of people who have answered.',
    json: '(select count(*)::int from survey_response r where r.survey_id = t.id and r.submitted_at is not null)',
  })
  answeredCount!: number;
}
