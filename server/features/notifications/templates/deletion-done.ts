import { mailTemplate } from './template';

/** Somebody was deleted; the last message to the address of then. */
export const deletionDone = mailTemplate<Record<string, never>>({
  path: () => '/',
  en: () => ({
    subject: 'Your account was deleted',
    paragraphs: [
      'Your account was deleted, as you asked. Nothing in the portal says any more who you were.',
      'This is the last message you get.',
    ],
    action: 'Open the portal',
  }),
  es: () => ({
    subject: 'Su cuenta se ha eliminado',
    paragraphs: [
      'Su cuenta se ha eliminado, tal como lo pidió. Nada en el portal dice ya quién era usted.',
      'Este es el último mensaje que recibe.',
    ],
    action: 'Abrir el portal',
  }),
  fr: () => ({
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      'Votre compte a été supprimé, comme vous l’avez demandé. Plus rien dans le portail ne dit qui vous étiez.',
      'Ceci est le dernier message que vous recevez.',
    ],
    action: 'Ouvrir le portail',
  }),
});
