import { dayText } from '#server/platform/calendar';
import type { Language } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface Due {
  /** When the deletion is carried out, in ISO. */
  dueAt: string;
  timeZone: string;
}

const day = ({ dueAt, timeZone }: Due, lang: Language): string => dayText(timeZone, new Date(dueAt), lang);

/** Somebody asked to be deleted. */
export const deletionAsked = mailTemplate<Due>({
  path: () => '/profile#data',
  en: (due) => ({
    subject: 'You asked us to delete your account',
    paragraphs: [
      `Your account will be deleted on ${day(due, 'en')}. Until then you can take the request back in your profile.`,
      'Your name, e-mail, phone and picture go, and your points and open orders end. Test results stay without your name.',
      'If it was not you, take the request back and choose a new password.',
    ],
    action: 'Go to my profile',
  }),
  es: (due) => ({
    subject: 'Ha pedido que eliminemos su cuenta',
    paragraphs: [
      `Su cuenta se eliminará el ${day(due, 'es')}. Hasta entonces puede retirar la solicitud en su perfil.`,
      'Se borran su nombre, correo electrónico, teléfono e imagen, y terminan sus puntos y pedidos pendientes. Los resultados de los exámenes se conservan sin su nombre.',
      'Si no fue usted, retire la solicitud y elija una contraseña nueva.',
    ],
    action: 'Ir a mi perfil',
  }),
  fr: (due) => ({
    subject: 'Vous avez demandé la suppression de votre compte',
    paragraphs: [
      `Votre compte sera supprimé le ${day(due, 'fr')}. D’ici là, vous pouvez retirer la demande dans votre profil.`,
      'Votre nom, votre adresse courriel, votre téléphone et votre photo disparaissent, et vos points et commandes en cours prennent fin. Les résultats des tests restent sans votre nom.',
      'Si ce n’était pas vous, retirez la demande et choisissez un nouveau mot de passe.',
    ],
    action: 'Aller à mon profil',
  }),
});
