import { mailTemplate } from './template';

/** The person's password is another one now. */
export const passwordChanged = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  en: () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'A new password was set for you, and every other device was signed out.',
      'If it was you, there is nothing to do. If not, tell support today.',
    ],
    action: 'Contact support',
  }),
  es: () => ({
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      'Se ha creado una contraseña nueva para usted y se ha cerrado la sesión en todos los demás dispositivos.',
      'Si fue usted, no tiene que hacer nada. Si no, avise hoy mismo a soporte.',
    ],
    action: 'Contactar con soporte',
  }),
  fr: () => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      'Un nouveau mot de passe a été créé pour vous et tous les autres appareils ont été déconnectés.',
      'Si c’était vous, il n’y a rien à faire. Sinon, prévenez l’assistance aujourd’hui même.',
    ],
    action: 'Contacter l’assistance',
  }),
});
