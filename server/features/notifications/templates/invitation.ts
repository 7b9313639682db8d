import { mailTemplate } from './template';

/** Invites a new person to set a password with a link. */
export const invitation = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  en: () => ({
    subject: 'You are invited',
    paragraphs: [
      'Your account is ready: tire training, tests, points and rewards.',
      'Use this link to choose your password. It works once, within seven days. After that, request a new link on the sign-in page.',
    ],
    action: 'Choose your password',
  }),
  es: () => ({
    subject: 'Tiene una invitación',
    paragraphs: [
      'Su cuenta está lista: formación sobre llantas, exámenes, puntos y recompensas.',
      'Use este enlace para elegir su contraseña. Funciona una sola vez, durante siete días. Después, solicite un enlace nuevo en la página de inicio de sesión.',
    ],
    action: 'Elegir su contraseña',
  }),
  fr: () => ({
    subject: 'Vous êtes invité',
    paragraphs: [
      'Votre compte est prêt\u00a0: formations sur les pneus, tests, points et récompenses.',
      'Utilisez ce lien pour choisir votre mot de passe. Il fonctionne une seule fois, pendant sept jours. Ensuite, demandez un nouveau lien à la page de connexion.',
    ],
    action: 'Choisir votre mot de passe',
  }),
});
