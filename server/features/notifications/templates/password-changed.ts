import { mailTemplate } from './template';

/** Informs a person that the password was changed. */
export const passwordChanged = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  en: () => ({
    subject: 'Your password was changed',
    paragraphs: [
      'Your account has a new password. We signed you out on all other devices.',
      'If this was you, you don’t have to do anything. If not, contact support today.',
    ],
    action: 'Contact support',
  }),
  es: () => ({
    subject: 'Su contraseña ha cambiado',
    paragraphs: [
      'Su cuenta tiene una contraseña nueva. Cerramos su sesión en todos los demás dispositivos.',
      'Si fue usted, no tiene que hacer nada. Si no, escriba hoy mismo a soporte.',
    ],
    action: 'Escribir a soporte',
  }),
  fr: () => ({
    subject: 'Votre mot de passe a été changé',
    paragraphs: [
      'Votre compte a un nouveau mot de passe. Nous vous avons déconnecté de tous vos autres appareils.',
      'Si c’était vous, il n’y a rien à faire. Sinon, écrivez à l’assistance aujourd’hui même.',
    ],
    action: 'Écrire à l’assistance',
  }),
});
