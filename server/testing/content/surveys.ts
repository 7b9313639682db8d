import type { Call } from '../api/calls';

/** Returns the input of a survey with one required single choice, a multiple choice and a free-text question. */
export const surveyInput = (changes: object = {}) => ({
  title: { en: 'Winter stock', fr: 'Stock d’hiver' },
  lead: { en: 'What sells at your counter.' },
  section: 'pro_training',
  questions: [
    {
      kind: 'one',
      text: { en: 'Which size sells out first?', fr: 'Quelle taille part en premier?' },
      options: [{ text: { en: '205/55 R16' } }, { text: { en: '225/45 R17' } }],
      required: true,
    },
    {
      kind: 'several',
      text: { en: 'What do customers ask about?' },
      options: [{ text: { en: 'Price', fr: 'Prix' } }, { text: { en: 'Noise' } }, { text: { en: 'Range' } }],
      required: false,
    },
    { kind: 'words', text: { en: 'What would help?' }, options: [], required: false },
  ],
  points: 25,
  publishAt: '2026-01-05T00:00:00.000Z',
  ...changes,
});

export interface SpecSurvey {
  id: string;
  updatedAt: string;
  answeredCount: number;
  questions: {
    id: string;
    kind: string;
    required: boolean;
    textTranslations: object;
    options: { id: string; textTranslations: object }[];
  }[];
}

export const surveyFields = `id updatedAt answeredCount questions { id kind required textTranslations { en es fr }
  options { id textTranslations { en es fr } } }`;

export const makeSurvey = async (asAdmin: Call, changes: object = {}): Promise<SpecSurvey> =>
  (
    await asAdmin<{ made: { survey: SpecSurvey } }>(
      `mutation($input: CreateSurveyInput!) { made: createSurvey(input: $input) { survey { ${surveyFields} } } }`,
      { input: surveyInput(changes) },
    )
  ).made.survey;

/** Returns the questions of a stored survey as the input of an edit. */
export const questionsOf = ({ questions }: SpecSurvey) =>
  questions.map(({ textTranslations: text, options, ...question }) => ({
    ...question,
    text,
    options: options.map(({ id, textTranslations }) => ({ id, text: textTranslations })),
  }));

export const saveAnswer = async (as: Call, survey: SpecSurvey, place: number, answer: object) =>
  (
    await as<{ saved: { superseded: boolean; answer: object } }>(
      `mutation($input: SaveSurveyAnswerInput!) {
         saved: saveSurveyAnswer(input: $input) { superseded answer { optionIds words revision } } }`,
      { input: { surveyId: survey.id, questionId: survey.questions[place]!.id, revision: 1, ...answer } },
    )
  ).saved;

export const submit = async (as: Call, { id: surveyId }: { id: string }) =>
  (
    await as<{ sent: { survey: { submittedAt: string } } }>(
      'mutation($input: SubmitSurveyInput!) { sent: submitSurvey(input: $input) { survey { submittedAt } } }',
      { input: { surveyId } },
    )
  ).sent.survey;
