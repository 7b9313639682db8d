import { mailTemplate } from './template';

/** The person has another e-mail address now; goes to both. */
export const emailChanged = mailTemplate<{ before: string; after: string }>({
  path: () => '/contact',
  en: ({ before, after }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `An administrator changed the e-mail address of your profile from ${before} to ${after}.`,
      'Messages go to the new one. If you sign in here by e-mail and password, sign in by it from now on; the password stays.',
      'If this is not right, tell support.',
    ],
    action: 'Contact support',
  }),
  es: ({ before, after }) => ({
    subject: 'Su correo electrónico ha cambiado',
    paragraphs: [
      `Un administrador ha cambiado el correo electrónico de su perfil de ${before} a ${after}.`,
      'Los mensajes llegan al nuevo. Si inicia sesión aquí con correo y contraseña, use desde ahora el nuevo; la contraseña es la misma.',
      'Si no es correcto, avise a soporte.',
    ],
    action: 'Contactar con soporte',
  }),
  fr: ({ before, after }) => ({
    subject: 'Votre adresse courriel a été changée',
    paragraphs: [
      `Un administrateur a changé l’adresse courriel de votre profil de ${before} à ${after}.`,
      'Les messages arrivent à la nouvelle. Si vous vous connectez ici par courriel et mot de passe, utilisez-la désormais; le mot de passe reste le même.',
      'Si ce n’est pas exact, prévenez l’assistance.',
    ],
    action: 'Contacter l’assistance',
  }),
});
