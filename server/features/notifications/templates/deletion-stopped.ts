import { mailTemplate } from './template';

/** An administrator stopped the deletion that somebody asked for. */
export const deletionStopped = mailTemplate<{ reason: string }>({
  path: () => '/contact',
  en: ({ reason }) => ({
    subject: 'Your account is not being deleted',
    paragraphs: [
      'An administrator stopped the deletion you asked for. Your account stays as it is.',
      `The reason: ${reason}`,
    ],
    action: 'Contact support',
  }),
  es: ({ reason }) => ({
    subject: 'Su cuenta no se elimina',
    paragraphs: [
      'Un administrador ha detenido la eliminación que usted pidió. Su cuenta queda como está.',
      `El motivo: ${reason}`,
    ],
    action: 'Contactar con soporte',
  }),
  fr: ({ reason }) => ({
    subject: 'Votre compte n’est pas supprimé',
    paragraphs: [
      'Un administrateur a arrêté la suppression que vous avez demandée. Votre compte reste tel quel.',
      `La raison\u00a0: ${reason}`,
    ],
    action: 'Contacter l’assistance',
  }),
});
