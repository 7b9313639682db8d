import { mailTemplate } from './template';

export interface PasswordLink {
  token: string;
  /** For how many the link works. */
  minutes: number;
}

/** Somebody who has forgotten the password sets a new one by this link. */
export const passwordLink = mailTemplate<PasswordLink>({
  path: ({ token }) => `/forgot?link=${token}`,
  en: ({ minutes }) => ({
    subject: 'Your link for a new password',
    paragraphs: [
      `By this link you set a new password. It works once, for ${minutes} minutes.`,
      'If you did not ask for it, there is nothing to do: your password stays as it is.',
    ],
    action: 'Set a new password',
  }),
  es: ({ minutes }) => ({
    subject: 'Su enlace para una contraseña nueva',
    paragraphs: [
      `Con este enlace puede crear una contraseña nueva. Funciona una sola vez, durante ${minutes} minutos.`,
      'Si no lo ha pedido, no tiene que hacer nada: su contraseña no cambia.',
    ],
    action: 'Crear una contraseña nueva',
  }),
  fr: ({ minutes }) => ({
    subject: 'Votre lien pour un nouveau mot de passe',
    paragraphs: [
      `Ce lien vous permet de créer un nouveau mot de passe. Il fonctionne une seule fois, pendant ${minutes} minutes.`,
      'Si vous ne l’avez pas demandé, il n’y a rien à faire\u00a0: votre mot de passe ne change pas.',
    ],
    action: 'Créer un nouveau mot de passe',
  }),
});
