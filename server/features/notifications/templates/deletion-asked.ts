import { dayText } from '#server/platform/calendar';
import type { Language } from '#server/platform/language/i18n';
import { mailTemplate } from './template';

export interface Due {
  /** The time of the deletion, as ISO 8601. */
  dueAt: string;
  timeZone: string;
}

const day = ({ dueAt, timeZone }: Due, lang: Language): string => dayText(timeZone, new Date(dueAt), lang);

/** Confirms a person's request to be deleted. */
export const deletionAsked = mailTemplate<Due>({
  path: () => '/profile#data',
  en: (due) => ({
    subject: 'You asked us to delete your account',
    paragraphs: [
      `Your account will be deleted on ${day(due, 'en')}. Until then, you can cancel the request in your profile.`,
      'We delete your name, e-mail, phone and picture. You lose your points and open orders. Test results are kept without your name.',
      'If this wasn’t you, cancel the request and choose a new password.',
    ],
    action: 'Go to my profile',
  }),
  es: (due) => ({
    subject: 'Ha pedido que eliminemos su cuenta',
    paragraphs: [
      `Su cuenta se eliminará el ${day(due, 'es')}. Hasta entonces puede cancelar la solicitud en su perfil.`,
      'Eliminamos su nombre, correo electrónico, teléfono y foto. Pierde sus puntos y pedidos pendientes. Los resultados de los exámenes se conservan sin su nombre.',
      'Si no fue usted, cancele la solicitud y elija una contraseña nueva.',
    ],
    action: 'Ir a mi perfil',
  }),
  fr: (due) => ({
    subject: 'Vous avez demandé la suppression de votre compte',
    paragraphs: [
      `Votre compte sera supprimé le ${day(due, 'fr')}. D’ici là, vous pouvez annuler la demande dans votre profil.`,
      'Nous supprimons votre nom, votre courriel, votre téléphone et votre photo. Vous perdez vos points et vos commandes en cours. Les résultats des tests sont conservés sans votre nom.',
      'Si ce n’était pas vous, annulez la demande et choisissez un nouveau mot de passe.',
    ],
    action: 'Aller à mon profil',
  }),
});
