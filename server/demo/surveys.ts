import type { EntityManager } from 'typeorm';
import { SurveyAnswerEntity } from '#server/features/content/surveys/survey-answer.entity';
import { SurveyResponseEntity } from '#server/features/content/surveys/survey-response.entity';
import { Survey } from '#server/features/content/surveys/survey.entity';
import { now } from '#server/platform/clock';
import { demoId } from './ids';
import { insertThing } from './insert-thing';
import { launch, next, text, winter } from './survey-questions';

const day = 86_400_000;
const daysFromNow = (days: number): string => new Date(now().getTime() + days * day).toISOString();

// Of each response: its language, what it chose by question (places from 0), and its own words.
const responses: readonly [string, string, number[][], string?][] = [
  [
    'gold_retailer',
    'en',
    [[0], [1], [0, 1], [], [0]],
    'Delivery dates per size on Monday morning, before the first customer.',
  ],
  [
    'gold_retailer',
    'en',
    [[0], [1], [0, 2], [], [0]],
    'The counter card in Spanish: half of ours read it first.',
  ],
  ['gold_retailer', 'fr', [[1], [2], [1], [], [1]], 'La fiche technique en français plus tôt.'],
  ['gold_retailer', 'fr', [[0], [1], [0, 1, 4], [], [0]]],
  ['gold_retailer', 'en', [[1], [0], [0], [], []]],
  ['gold_distributor', 'en', [[0], [1], [0, 3], [], [0]], 'More of 205/55 R16 in October.'],
  ['gold_distributor', 'es', [[0], [1], [0, 1], [], [1]], 'Entregas dos veces por semana.'],
  ['gold_distributor', 'es', [[2], [2], [2], [], [2]]],
  ['gold_distributor', 'en', [[0], [3], [0, 1, 2], [], [0]]],
  ['gold_distributor', 'en', [[1], [1], [1], [], [0]]],
  ['employee', 'en', [[0], [1], [0, 1], [], [0]], 'A short film on the snow mark for the shop screen.'],
  ['employee', 'fr', [[0], [2], [3], [], []]],
];

async function addResponses(manager: EntityManager): Promise<void> {
  for (const [index, [accountKind, lang, chosen, words]] of responses.entries()) {
    const id = demoId('survey-response', String(index));
    const at = new Date(now().getTime() - (index + 1) * 0.4 * day);
    await manager.insert(SurveyResponseEntity, {
      id,
      surveyId: demoId('survey', '0'),
      profileId: null,
      accountKind,
      lang,
      startedAt: at,
      submittedAt: at,
    });
    const answers = winter.map(({ id: questionId, options }, place) => ({
      responseId: id,
      questionId,
      optionIds: (chosen[place] ?? []).map((option) => options[option]!.id),
      words: place === 3 ? (words ?? null) : null,
      revision: 1,
      savedAt: at,
    }));
    await manager.insert(SurveyAnswerEntity, answers);
  }
}

/** Two surveys that are open, one with what was answered to it, and one that is over, which the learner had answered. */
export async function addDemoSurveys(manager: EntityManager): Promise<void> {
  await insertThing(
    manager,
    Survey,
    demoId('survey', '0'),
    {
      title: text(
        'Winter stock at your counter',
        'El inventario de invierno en su mostrador',
        'Le stock d’hiver à votre comptoir',
      ),
      lead: text(
        'Five questions about what sells when it gets cold.',
        'Cinco preguntas sobre lo que se vende cuando llega el frío.',
        'Cinq questions sur ce qui se vend quand il fait froid.',
      ),
      section: 'pro-training',
      questions: winter,
      points: 25,
      publishAt: daysFromNow(-6),
      closesAt: daysFromNow(14),
    },
    6,
  );
  await insertThing(
    manager,
    Survey,
    demoId('survey', '1'),
    {
      title: text(
        'How was the summer launch?',
        '¿Cómo fue el lanzamiento de verano?',
        'Comment s’est passé le lancement d’été?',
      ),
      lead: text(
        'One question about the material.',
        'Una pregunta sobre el material.',
        'Une question sur le matériel.',
      ),
      section: 'pro-training',
      questions: launch,
      points: null,
      publishAt: daysFromNow(-120),
      closesAt: daysFromNow(-90),
    },
    120,
  );
  await insertThing(
    manager,
    Survey,
    demoId('survey', '2'),
    {
      title: text('What shall we write next?', '¿Qué escribimos ahora?', 'Qu’écrivons-nous ensuite?'),
      lead: text(
        'Two questions, and no points: only better modules.',
        'Dos preguntas y ningún punto: solo mejores módulos.',
        'Deux questions et aucun point : seulement de meilleurs modules.',
      ),
      section: 'pro-training',
      questions: next,
      points: null,
      publishAt: daysFromNow(-25),
      closesAt: null,
    },
    25,
  );
  await addResponses(manager);
  await manager.insert(SurveyResponseEntity, {
    id: demoId('survey-response', 'learner'),
    surveyId: demoId('survey', '1'),
    profileId: demoId('profile', 'learner@treadway.example'),
    accountKind: 'employee',
    lang: 'en',
    startedAt: daysFromNow(-100),
    submittedAt: daysFromNow(-100),
  });
}
