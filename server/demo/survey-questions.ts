import type { StoredQuestion } from '#server/features/content/surveys/survey-questions.types';
import type { SurveyKind } from '#server/features/content/surveys/survey.enums';
import type { LocalizedText } from '#server/platform/language/i18n';
import { demoId } from './ids';

export const text = (en: string, es: string, fr: string): LocalizedText => ({ en, es, fr });
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

/** What sells when it gets cold. */
export const winter: StoredQuestion[] = [
  question(
    'winter/0',
    'one',
    text(
      'Do you stock winter tires now?',
      '¿Tiene ya llantas de invierno?',
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
      text('We stock no winter tires', 'No tenemos llantas de invierno', 'Nous n’avons pas de pneus d’hiver'),
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
      '¿Haría un módulo sobre llantas de nieve?',
      'Suivriez-vous un module sur les pneus à neige?',
    ),
    [text('Yes', 'Sí', 'Oui'), text('Perhaps', 'Quizás', 'Peut-être'), text('No', 'No', 'Non')],
    false,
  ),
];

/** What came with the summer tires. */
export const launch: StoredQuestion[] = [
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

/** What is to be learned next. */
export const next: StoredQuestion[] = [
  question(
    'next/0',
    'several',
    text(
      'What should the next modules be about?',
      '¿De qué deberían tratar los próximos módulos?',
      'De quoi les prochains modules devraient-ils parler?',
    ),
    [
      text('Electric cars', 'Autos eléctricos', 'Voitures électriques'),
      text('Light trucks and vans', 'Camionetas y furgonetas', 'Camionnettes et fourgonnettes'),
      text('Talking about price', 'Hablar de precios', 'Parler de prix'),
      text(
        'Repairs and what is allowed',
        'Reparaciones y lo permitido',
        'Les réparations et ce qui est permis',
      ),
    ],
  ),
  question(
    'next/1',
    'one',
    text(
      'How long may a module take at the counter?',
      '¿Cuánto puede durar un módulo en el mostrador?',
      'Combien de temps un module peut-il prendre au comptoir?',
    ),
    [
      text('Two minutes', 'Dos minutos', 'Deux minutes'),
      text('Five minutes', 'Cinco minutos', 'Cinq minutes'),
      text('Ten minutes', 'Diez minutos', 'Dix minutes'),
    ],
  ),
];
