import { mailTemplate } from './template';

/** Somebody tried many wrong passwords at the person's name. */
export const signInTries = mailTemplate<Record<string, never>>({
  path: () => '/contact',
  en: () => ({
    subject: 'Somebody tried to sign in as you',
    paragraphs: [
      'Today there were many tries to sign in with your e-mail and a wrong password. None of them got in.',
      'If it was you, there is nothing to do. If not, tell support. Whoever tried has to wait longer and longer before each further try.',
    ],
    action: 'Contact support',
  }),
  es: () => ({
    subject: 'Alguien ha intentado iniciar sesión con su cuenta',
    paragraphs: [
      'Hoy ha habido muchos intentos de iniciar sesión con su correo electrónico y una contraseña incorrecta. Ninguno ha entrado.',
      'Si fue usted, no tiene que hacer nada. Si no, avise a soporte. Quien lo intenta tiene que esperar cada vez más antes de cada nuevo intento.',
    ],
    action: 'Contactar con soporte',
  }),
  fr: () => ({
    subject: 'Quelqu’un a essayé de se connecter à votre place',
    paragraphs: [
      'Aujourd’hui, il y a eu de nombreux essais de connexion avec votre courriel et un mot de passe incorrect. Aucun n’a abouti.',
      'Si c’était vous, il n’y a rien à faire. Sinon, prévenez l’assistance. La personne qui essaie doit attendre de plus en plus longtemps avant chaque nouvel essai.',
    ],
    action: 'Contacter l’assistance',
  }),
});
