import { mailTemplate } from './template';

/** Informs a person that an administrator rejected the deletion request. */
export const deletionStopped = mailTemplate<{ reason: string }>({
  path: () => '/contact',
  en: ({ reason }) => ({
    subject: 'Your account won’t be deleted',
    paragraphs: [
      'An administrator stopped the deletion you requested. Your account hasn’t changed.',
      `Reason: ${reason}`,
    ],
    action: 'Contact support',
  }),
  es: ({ reason }) => ({
    subject: 'Su cuenta no se eliminará',
    paragraphs: [
      'Un administrador detuvo la eliminación que usted solicitó. Su cuenta no ha cambiado.',
      `Motivo: ${reason}`,
    ],
    action: 'Escribir a soporte',
  }),
  fr: ({ reason }) => ({
    subject: 'Votre compte ne sera pas supprimé',
    paragraphs: [
      'Un administrateur a arrêté la suppression que vous avez demandée. Votre compte n’a pas changé.',
      `Raison\u00a0: ${reason}`,
    ],
    action: 'Écrire à l’assistance',
  }),
});
