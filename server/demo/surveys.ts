import type { EntityManager } from 'typeorm';
import type { StoredQuestion } from '#server/features/content/surveys/survey-questions.types';
import { SurveyAnswerEntity } from '#server/features/content/surveys/survey-answer.entity';
import { SurveyResponseEntity } from '#server/features/content/surveys/survey-response.entity';
import { Survey } from '#server/features/content/surveys/survey.entity';
import type { SurveyKind } from '#server/features/content/surveys/survey.enums';
import { now } from '#server/platform/clock';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from './ids';
import { insertThing } from './insert-thing';

const day = 86_400_000;
const daysFromNow = (days: number): string => new Date(now().getTime() + days * day).toISOString();

const text = (en: string, es: string, fr: string): LocalizedText => ({ en, es, fr });
const size = (code: string): LocalizedText => text(code, code, code);

function question(
  key: string,
  kind: SurveyKind,
  asked: LocalizedText,
  options: LocalizedText[],
  required = kind !== 'words',
): StoredQuestion {
  return {
    id: demoId('survey-question', key),
    kind,
    text: asked,
    options: options.map((option, index) => ({
      id: demoId('survey-option', `${key}/${index}`),
      text: option,
    })),
    required,
  };
}

const winter: StoredQuestion[] = [
  question(
    'winter/0',
    'one',
    text(
      'Do you stock winter tires now?',
      '¿Tiene ya neumáticos de invierno?',
      'Avez-vous déjà des pneus d’hiver?',
    ),
    [
      text('Yes, all sizes', 'Sí, todas las medidas', 'Oui, toutes les tailles'),
      text('Some sizes', 'Algunas medidas', 'Quelques tailles'),
      text('Not yet', 'Todavía no', 'Pas encore'),
    ],
  ),
  question(
    'winter/1',
    'one',
    text(
      'Which winter size sells out first at your counter?',
      '¿Qué medida de invierno se agota primero en su mostrador?',
      'Quelle taille d’hiver part en premier à votre comptoir?',
    ),
    [
      size('195/65 R15'),
      size('205/55 R16'),
      size('225/45 R17'),
      size('235/55 R19'),
      text(
        'We stock no winter tires',
        'No tenemos neumáticos de invierno',
        'Nous n’avons pas de pneus d’hiver',
      ),
    ],
  ),
  question(
    'winter/2',
    'several',
    text(
      'What do winter customers ask you about?',
      '¿Sobre qué le preguntan los clientes en invierno?',
      'Que vous demandent les clients en hiver?',
    ),
    [
      text('Price', 'Precio', 'Prix'),
      text('Snow mark and the law', 'Marca de nieve y la ley', 'Marque de neige et la loi'),
      text('Noise', 'Ruido', 'Bruit'),
      text('Range in an electric car', 'Autonomía en un auto eléctrico', 'Autonomie en voiture électrique'),
      text('Delivery date', 'Fecha de entrega', 'Date de livraison'),
    ],
  ),
  question(
    'winter/3',
    'words',
    text(
      'What would make the winter season easier for you?',
      '¿Qué le facilitaría la temporada de invierno?',
      'Qu’est-ce qui vous faciliterait la saison d’hiver?',
    ),
    [],
  ),
  question(
    'winter/4',
    'one',
    text(
      'Would you take a module on snow tires?',
      '¿Haría un módulo sobre neumáticos de nieve?',
      'Suivriez-vous un module sur les pneus à neige?',
    ),
    [text('Yes', 'Sí', 'Oui'), text('Perhaps', 'Quizás', 'Peut-être'), text('No', 'No', 'Non')],
    false,
  ),
];

const launch: StoredQuestion[] = [
  question(
    'launch/0',
    'one',
    text(
      'How useful was the launch material?',
      '¿Qué tan útil fue el material del lanzamiento?',
      'Le matériel de lancement a-t-il été utile?',
    ),
    [
      text('Very useful', 'Muy útil', 'Très utile'),
      text('Somewhat useful', 'Algo útil', 'Assez utile'),
      text('Not useful', 'Nada útil', 'Pas utile'),
    ],
  ),
];

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

/** A survey that is open, with what was answered to it, and one that is over, which the learner had answered. */
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
