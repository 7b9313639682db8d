import { percent } from './numbers';
import { type AboutResult, resultPath } from './results';
import { mailTemplate } from './template';

export interface TestFailed extends AboutResult {
  /** Whole percent, like the pass mark. */
  score: number;
  passMark: number;
}

/** Reports a failed test. */
export const testFailed = mailTemplate<TestFailed>({
  path: resultPath,
  en: ({ moduleName, score, passMark }) => ({
    subject: `Not passed: ${moduleName}`,
    paragraphs: [
      `You scored ${percent('en', score)} on the test “${moduleName}”. You need ${percent('en', passMark)} to pass.`,
      'The result page shows which questions to review.',
    ],
    action: 'View result',
  }),
  es: ({ moduleName, score, passMark }) => ({
    subject: `No aprobado: ${moduleName}`,
    paragraphs: [
      `Ha obtenido un ${percent('es', score)} en el examen «${moduleName}». Para aprobar se necesita un ${percent('es', passMark)}.`,
      'La página del resultado muestra qué preguntas conviene repasar.',
    ],
    action: 'Ver el resultado',
  }),
  fr: ({ moduleName, score, passMark }) => ({
    subject: `Échoué\u00a0: ${moduleName}`,
    paragraphs: [
      `Vous avez obtenu ${percent('fr', score)} au test «\u00a0${moduleName}\u00a0». Il faut ${percent('fr', passMark)} pour réussir.`,
      'La page du résultat montre quelles questions revoir.',
    ],
    action: 'Voir le résultat',
  }),
});
