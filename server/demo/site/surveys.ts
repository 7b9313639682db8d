import type { EntityManager } from 'typeorm';
import { AccountKindEnum } from '#server/features/accounts/account.enums';
import { SurveyAnswerEntity } from '#server/features/content/surveys/survey-answer.entity';
import type { StoredQuestion } from '#server/features/content/surveys/survey-questions.types';
import { SurveyResponseEntity } from '#server/features/content/surveys/survey-response.entity';
import { Survey } from '#server/features/content/surveys/survey.entity';
import { SurveyKindEnum } from '#server/features/content/surveys/survey.enums';
import { LanguageEnum } from '#server/platform/graphql/languages/language';
import { daysAgo } from '../dates';
import { demoId } from '../ids';
import { insertResource } from '../insert-resource';
import { readContent } from '../reading/read-content';
import { flag, list, localized, number, object, oneOfEnum, type ShapeOf, text } from '../reading/shapes';

const question = object(
  { kind: oneOfEnum(SurveyKindEnum), text: localized },
  { options: list(localized), required: flag },
);

const response = object(
  { accountKind: oneOfEnum(AccountKindEnum), lang: oneOfEnum(LanguageEnum), selected: list(list(number)) },
  { words: text },
);

const surveys = list(
  object(
    { key: text, age: number, title: localized, lead: localized, questions: list(question) },
    { closesIn: number, points: number, responses: list(response) },
  ),
);

type Question = ShapeOf<typeof question>;
type Response = ShapeOf<typeof response>;

/** Returns a stored question. It is required by default, except for free-text questions. */
function toStoredQuestion(survey: string, question: Question, place: number): StoredQuestion {
  const { kind, text: label, options = [], required = kind !== 'words' } = question;
  const key = `${survey}/${place}`;
  return {
    id: demoId('survey-question', key),
    kind,
    text: label,
    options: options.map((option, index) => ({
      id: demoId('survey-option', `${key}/${index}`),
      text: option,
    })),
    required,
  };
}

async function addResponses(
  manager: EntityManager,
  surveyId: string,
  questions: readonly StoredQuestion[],
  responses: readonly Response[],
): Promise<void> {
  for (const [index, { accountKind, lang, selected, words }] of responses.entries()) {
    const id = demoId('survey-response', String(index));
    const at = daysAgo((index + 1) * 0.4);
    await manager.insert(SurveyResponseEntity, {
      id,
      surveyId,
      profileId: null,
      accountKind,
      lang,
      startedAt: at,
      submittedAt: at,
    });
    const answers = questions.map(({ id: questionId, kind, options }, place) => ({
      responseId: id,
      questionId,
      optionIds: (selected[place] ?? []).map((option) => options[option]!.id),
      words: kind === 'words' ? (words ?? null) : null,
      revision: 1,
      savedAt: at,
    }));
    await manager.insert(SurveyAnswerEntity, answers);
  }
}

/** Adds two open surveys, one of them with responses, and a closed one to which the learner responded. */
export async function addDemoSurveys(manager: EntityManager): Promise<void> {
  for (const [index, survey] of readContent('surveys.yaml', surveys).entries()) {
    const { key, age, closesIn, title, lead, points = null, responses = [] } = survey;
    const id = demoId('survey', String(index));
    const questions = survey.questions.map((each, place) => toStoredQuestion(key, each, place));
    const values = {
      title,
      lead,
      section: 'pro-training',
      questions,
      points,
      publishAt: daysAgo(age).toISOString(),
      closesAt: closesIn === undefined ? null : daysAgo(-closesIn).toISOString(),
    } as const;
    await insertResource(manager, Survey, id, values, age);
    await addResponses(manager, id, questions, responses);
  }
  await manager.insert(SurveyResponseEntity, {
    id: demoId('survey-response', 'learner'),
    surveyId: demoId('survey', '1'),
    profileId: demoId('profile', 'learner@treadway.example'),
    accountKind: 'employee',
    lang: 'en',
    startedAt: daysAgo(100).toISOString(),
    submittedAt: daysAgo(100).toISOString(),
  });
}
