import { mailTemplate } from './template';

export interface PasswordLink {
  token: string;
  /** Minutes for which the link is valid. */
  minutes: number;
}

/** Sends a link for resetting a forgotten password. */
export const passwordLink = mailTemplate<PasswordLink>({
  path: ({ token }) => `/forgot?link=${token}`,
  en: ({ minutes }) => ({
    subject: 'Reset your password',
    paragraphs: [
      `Use this link to set a new password. It works once and expires after ${minutes} minutes.`,
      'If you didn’t request this, you can ignore this e-mail. Your password won’t change.',
    ],
    action: 'Set a new password',
  }),
  es: ({ minutes }) => ({
    subject: 'Restablezca su contraseña',
    paragraphs: [
      `Use este enlace para crear una contraseña nueva. Funciona una sola vez y caduca en ${minutes} minutos.`,
      'Si no lo solicitó, puede ignorar este correo. Su contraseña no cambiará.',
    ],
    action: 'Crear una contraseña nueva',
  }),
  fr: ({ minutes }) => ({
    subject: 'Réinitialisez votre mot de passe',
    paragraphs: [
      `Utilisez ce lien pour créer un nouveau mot de passe. Il fonctionne une seule fois et expire après ${minutes} minutes.`,
      'Si vous n’avez rien demandé, ignorez ce courriel. Votre mot de passe ne changera pas.',
    ],
    action: 'Créer un nouveau mot de passe',
  }),
});
