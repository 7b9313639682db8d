import { mailTemplate } from './template';

/** Somebody signs in at another provider from now on and chooses a password there, by this link. */
export const signInMoved = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  en: () => ({
    subject: 'Choose a new password',
    paragraphs: [
      'The portal has a new sign-in. Your profile, your results and your points are as they were, but your former password is not taken over.',
      'By this link you choose a new password. It works once, for seven days. After that, ask for a new link at the sign-in.',
    ],
    action: 'Choose your password',
  }),
  es: () => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'El portal tiene un nuevo inicio de sesión. Su perfil, sus resultados y sus puntos siguen como estaban, pero su contraseña anterior ya no sirve.',
      'Con este enlace elige una contraseña nueva. Funciona una sola vez, durante siete días. Después, pida un enlace nuevo en la página de inicio de sesión.',
    ],
    action: 'Elegir su contraseña',
  }),
  fr: () => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'La connexion au portail a changé. Votre profil, vos résultats et vos points restent tels quels, mais votre ancien mot de passe n’est pas repris.',
      'Ce lien vous permet de choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant sept jours. Ensuite, demandez un nouveau lien à la page de connexion.',
    ],
    action: 'Choisir votre mot de passe',
  }),
});
