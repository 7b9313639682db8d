import type { LocalizedText } from '#server/platform/language/i18n';
import type { TestBlockReason } from '../training.enums';

const messages: Record<Exclude<TestBlockReason, 'too_few_tests'>, LocalizedText> = {
  already_passed: {
    en: 'You have already passed this test.',
    es: 'Ya ha aprobado este examen.',
    fr: 'Vous avez déjà réussi ce test.',
  },
  disabled: {
    en: 'This module is disabled.',
    es: 'Este módulo está desactivado.',
    fr: 'Ce module est désactivé.',
  },
  too_many_fails: {
    en: 'You have failed this test too many times.',
    es: 'Ha reprobado este examen demasiadas veces.',
    fr: 'Vous avez échoué à ce test trop de fois.',
  },
  no_reset_date: {
    en: 'The admin has not specified a reset date.',
    es: 'El administrador no ha indicado una fecha de restablecimiento.',
    fr: "L'administrateur n'a pas indiqué de date de réinitialisation.",
  },
  no_questions: {
    en: 'This module has no test.',
    es: 'Este módulo no tiene examen.',
    fr: "Ce module n'a pas de test.",
  },
  wrong_user_type: {
    en: 'You do not have the appropriate user type to access this module.',
    es: 'No tiene el tipo de usuario adecuado para acceder a este módulo.',
    fr: "Vous n'avez pas le type d'utilisateur requis pour accéder à ce module.",
  },
  already_pro: {
    en: 'You are already a PRO user. You cannot take the PRO modules again',
    es: 'Ya es usuario PRO. No puede volver a realizar los módulos PRO',
    fr: 'Vous êtes déjà utilisateur PRO. Vous ne pouvez pas reprendre les modules PRO',
  },
};

const tooFewTests = (required: number): LocalizedText =>
  required === 1
    ? {
        en: 'You must take at least 1 standard test before taking a PRO test.',
        es: 'Debe realizar al menos 1 examen estándar antes de realizar un examen PRO.',
        fr: 'Vous devez passer au moins 1 test standard avant de passer un test PRO.',
      }
    : {
        en: `You must take at least ${required} standard tests before taking a PRO test.`,
        es: `Debe realizar al menos ${required} exámenes estándar antes de realizar un examen PRO.`,
        fr: `Vous devez passer au moins ${required} tests standards avant de passer un test PRO.`,
      };

/** Returns the message about a blocked test. `required` is the number of standard tests in the settings. */
export const blockMessage = (reason: TestBlockReason, required: number): LocalizedText =>
  reason === 'too_few_tests' ? tooFewTests(required) : messages[reason];
