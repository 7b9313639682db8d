import { mailTemplate } from './template';

/** Asks a person to set a password at the new identity provider, with a link. */
export const signInMoved = mailTemplate<{ token: string }>({
  path: ({ token }) => `/forgot?invitation=${token}`,
  en: () => ({
    subject: 'Choose a new password',
    paragraphs: [
      'The portal has a new sign-in. You keep your profile, results and points, but your old password no longer works.',
      'Use this link to choose a new password. It works once, within seven days. After that, request a new link on the sign-in page.',
    ],
    action: 'Choose your password',
  }),
  es: () => ({
    subject: 'Elija una contraseña nueva',
    paragraphs: [
      'El portal tiene un nuevo inicio de sesión. Conserva su perfil, sus resultados y sus puntos, pero su contraseña anterior ya no sirve.',
      'Use este enlace para elegir una contraseña nueva. Funciona una sola vez, durante siete días. Después, solicite un enlace nuevo en la página de inicio de sesión.',
    ],
    action: 'Elegir su contraseña',
  }),
  fr: () => ({
    subject: 'Choisissez un nouveau mot de passe',
    paragraphs: [
      'La connexion au portail a changé. Vous gardez votre profil, vos résultats et vos points, mais votre ancien mot de passe ne fonctionne plus.',
      'Utilisez ce lien pour choisir un nouveau mot de passe. Il fonctionne une seule fois, pendant sept jours. Ensuite, demandez un nouveau lien à la page de connexion.',
    ],
    action: 'Choisir votre mot de passe',
  }),
});
