import { percent } from './numbers';
import { type AboutResult, resultPath } from './results';
import { mailTemplate } from './template';

/** The status and score of an attempt. */
export interface Mark {
  status: 'passed' | 'failed';
  /** Whole percent. */
  score: number;
}

const inEnglish = ({ status, score }: Mark): string =>
  `${status === 'passed' ? 'passed' : 'not passed'}, ${percent('en', score)}`;
const inSpanish = ({ status, score }: Mark): string =>
  `${status === 'passed' ? 'aprobado' : 'no aprobado'}, ${percent('es', score)}`;
const inFrench = ({ status, score }: Mark): string =>
  `${status === 'passed' ? 'réussi' : 'échoué'}, ${percent('fr', score)}`;

/** Reports that a result was regraded. */
export const resultChanged = mailTemplate<AboutResult & { before: Mark; after: Mark }>({
  path: resultPath,
  en: ({ moduleName, before, after }) => ({
    subject: `Your result has changed: ${moduleName}`,
    paragraphs: [
      `We corrected a question in the test “${moduleName}” and regraded your answers.`,
      `Before: ${inEnglish(before)}. Now: ${inEnglish(after)}.`,
    ],
    action: 'View result',
  }),
  es: ({ moduleName, before, after }) => ({
    subject: `Su resultado ha cambiado: ${moduleName}`,
    paragraphs: [
      `Se corrigió una pregunta del examen «${moduleName}» y sus respuestas se calificaron de nuevo.`,
      `Antes: ${inSpanish(before)}. Ahora: ${inSpanish(after)}.`,
    ],
    action: 'Ver el resultado',
  }),
  fr: ({ moduleName, before, after }) => ({
    subject: `Votre résultat a changé\u00a0: ${moduleName}`,
    paragraphs: [
      `Une question du test «\u00a0${moduleName}\u00a0» a été corrigée et vos réponses ont été notées de nouveau.`,
      `Avant\u00a0: ${inFrench(before)}. Maintenant\u00a0: ${inFrench(after)}.`,
    ],
    action: 'Voir le résultat',
  }),
});
