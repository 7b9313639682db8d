import { mailTemplate } from './template';

/** Somebody new is invited to choose a password, by this link. */
export const invitation = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  en: () => ({
    subject: 'You are invited',
    paragraphs: [
      'A profile was made for you here: training on tires, tests, and what you have earned by them.',
      'By this link you choose your password. It works once, for seven days. After that, ask for a new link at the sign-in.',
    ],
    action: 'Choose your password',
  }),
  es: () => ({
    subject: 'Tiene una invitación',
    paragraphs: [
      'Hemos creado un perfil para usted: formación sobre neumáticos, exámenes y lo que gana con ellos.',
      'Con este enlace elige su contraseña. Funciona una sola vez, durante siete días. Después, pida un enlace nuevo en la página de inicio de sesión.',
    ],
    action: 'Elegir su contraseña',
  }),
  fr: () => ({
    subject: 'Vous êtes invité',
    paragraphs: [
      'Un profil a été créé pour vous\u00a0: formations sur les pneus, tests et ce qu’ils vous rapportent.',
      'Ce lien vous permet de choisir votre mot de passe. Il fonctionne une seule fois, pendant sept jours. Ensuite, demandez un nouveau lien à la page de connexion.',
    ],
    action: 'Choisir votre mot de passe',
  }),
});
