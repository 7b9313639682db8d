import { mailTemplate } from './template';

/** Informs a person that the e-mail address was changed. It is sent to the old and the new address. */
export const emailChanged = mailTemplate<{ before: string; after: string }>({
  path: () => '/contact',
  en: ({ before, after }) => ({
    subject: 'Your e-mail address was changed',
    paragraphs: [
      `An administrator changed the e-mail address of your profile from ${before} to ${after}.`,
      'We’ll send messages to the new address. If you sign in with an e-mail and password, use the new address. Your password hasn’t changed.',
      'If this isn’t right, contact support.',
    ],
    action: 'Contact support',
  }),
  es: ({ before, after }) => ({
    subject: 'Su correo electrónico ha cambiado',
    paragraphs: [
      `Un administrador ha cambiado el correo electrónico de su perfil de ${before} a ${after}.`,
      'Enviaremos los mensajes a la nueva dirección. Si inicia sesión con correo y contraseña, use la nueva dirección. Su contraseña no ha cambiado.',
      'Si no es correcto, escriba a soporte.',
    ],
    action: 'Escribir a soporte',
  }),
  fr: ({ before, after }) => ({
    subject: 'Votre adresse courriel a été changée',
    paragraphs: [
      `Un administrateur a changé l’adresse courriel de votre profil de ${before} à ${after}.`,
      'Nous enverrons les messages à la nouvelle adresse. Si vous vous connectez avec un courriel et un mot de passe, utilisez la nouvelle adresse. Votre mot de passe n’a pas changé.',
      'Si ce n’est pas exact, écrivez à l’assistance.',
    ],
    action: 'Écrire à l’assistance',
  }),
});
