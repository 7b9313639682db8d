import { mailTemplate } from './template';

/** Confirms the deletion to the person's last address. */
export const deletionDone = mailTemplate<Record<string, never>>({
  path: () => '/',
  en: () => ({
    subject: 'Your account was deleted',
    paragraphs: [
      'We deleted your account at your request. Nothing in the portal identifies you anymore.',
      'This is the last message you’ll get from us.',
    ],
    action: 'Open the portal',
  }),
  es: () => ({
    subject: 'Su cuenta se ha eliminado',
    paragraphs: [
      'Eliminamos su cuenta a petición suya. Nada en el portal lo identifica ya.',
      'Este es el último mensaje que recibirá de nosotros.',
    ],
    action: 'Abrir el portal',
  }),
  fr: () => ({
    subject: 'Votre compte a été supprimé',
    paragraphs: [
      'Nous avons supprimé votre compte à votre demande. Plus rien dans le portail ne vous identifie.',
      'Ceci est le dernier message que vous recevrez de nous.',
    ],
    action: 'Ouvrir le portail',
  }),
});
