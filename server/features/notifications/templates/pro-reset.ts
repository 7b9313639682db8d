import { mailTemplate } from './template';

/** Informs a person that the PRO status was reset for a new cycle. */
export const proReset = mailTemplate<Record<string, never>>({
  path: () => '/training',
  en: () => ({
    subject: 'A new PRO cycle has begun',
    paragraphs: [
      'Your PRO status was reset for a new cycle. Your user type is Standard until you pass the PRO tests of this cycle.',
      'You keep your results, certificates and points.',
    ],
    action: 'View tests',
  }),
  es: () => ({
    subject: 'Ha empezado un nuevo ciclo PRO',
    paragraphs: [
      'Su nivel PRO se ha restablecido para un nuevo ciclo: su tipo de usuario es estándar hasta que apruebe los exámenes PRO de este ciclo.',
      'Sus resultados, certificados y puntos se conservan.',
    ],
    action: 'Ver los exámenes',
  }),
  fr: () => ({
    subject: 'Un nouveau cycle PRO a commencé',
    paragraphs: [
      'Votre niveau PRO a été réinitialisé pour un nouveau cycle\u00a0: votre type d’utilisateur est standard jusqu’à ce que vous réussissiez les tests PRO de ce cycle.',
      'Vos résultats, certificats et points sont conservés.',
    ],
    action: 'Voir les tests',
  }),
});
