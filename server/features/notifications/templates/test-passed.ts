import { count, percent } from './numbers';
import { type AboutResult, resultPath } from './results';
import { mailTemplate } from './template';

export interface TestPassed extends AboutResult {
  /** Whole percent. */
  score: number;
  /** Can be 0. */
  points: number;
  promotedToPro: boolean;
}

/** Reports a passed test. */
export const testPassed = mailTemplate<TestPassed>({
  path: resultPath,
  en: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Passed: ${moduleName}`,
    paragraphs: [
      `You passed the test “${moduleName}” with ${percent('en', score)}.`,
      ...(points > 0 ? [`You earned ${count('en', points)} ${points === 1 ? 'point' : 'points'}.`] : []),
      ...(promotedToPro ? ['That was the last PRO test you needed. You’re now a PRO. Congratulations!'] : []),
      'Your certificate is on the result page.',
    ],
    action: 'View result and certificate',
  }),
  es: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Aprobado: ${moduleName}`,
    paragraphs: [
      `Ha aprobado el examen «${moduleName}» con un ${percent('es', score)}.`,
      ...(points > 0
        ? [`Con él ha ganado ${count('es', points)} ${points === 1 ? 'punto' : 'puntos'}.`]
        : []),
      ...(promotedToPro ? ['Era el último examen PRO que le faltaba: ya es PRO. ¡Felicidades!'] : []),
      'Su certificado está en la página del resultado.',
    ],
    action: 'Ver el resultado y el certificado',
  }),
  fr: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Réussi\u00a0: ${moduleName}`,
    paragraphs: [
      `Vous avez réussi le test «\u00a0${moduleName}\u00a0» avec ${percent('fr', score)}.`,
      ...(points > 0 ? [`Il vous rapporte ${count('fr', points)} ${points < 2 ? 'point' : 'points'}.`] : []),
      ...(promotedToPro
        ? ['C’était le dernier test PRO qui vous manquait\u00a0: vous êtes maintenant PRO. Félicitations!']
        : []),
      'Votre certificat se trouve sur la page du résultat.',
    ],
    action: 'Voir le résultat et le certificat',
  }),
});
