import { mailTemplate } from './template';

/** Warns a person of many failed sign-in attempts with their address. */
export const signInTries = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  en: () => ({
    subject: 'Someone tried to sign in as you',
    paragraphs: [
      'Today there were many attempts to sign in with your e-mail and a wrong password. None of them succeeded.',
      'If this was you, you don’t have to do anything. If not, contact support. Each further attempt requires a longer wait.',
    ],
    action: 'Contact support',
  }),
  es: () => ({
    subject: 'Alguien ha intentado iniciar sesión con su cuenta',
    paragraphs: [
      'Hoy ha habido muchos intentos de iniciar sesión con su correo electrónico y una contraseña incorrecta. Ninguno ha entrado.',
      'Si fue usted, no tiene que hacer nada. Si no, escriba a soporte. Cada nuevo intento exige una espera más larga.',
    ],
    action: 'Escribir a soporte',
  }),
  fr: () => ({
    subject: 'Quelqu’un a essayé de se connecter à votre place',
    paragraphs: [
      'Aujourd’hui, il y a eu de nombreuses tentatives de connexion avec votre courriel et un mot de passe incorrect. Aucune n’a abouti.',
      'Si c’était vous, il n’y a rien à faire. Sinon, écrivez à l’assistance. Chaque nouvelle tentative exige une attente plus longue.',
    ],
    action: 'Écrire à l’assistance',
  }),
});
