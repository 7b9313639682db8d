import type { MailedMark } from './mail.types';
import type { MailTexts } from './mail-texts.types';

const percents = new Intl.NumberFormat('fr', { style: 'percent' });
const numbers = new Intl.NumberFormat('fr');
const percent = (score: number): string => percents.format(score / 100);
const quoted = (name: string): string => `«\u00a0${name}\u00a0»`;
const markOf = ({ status, score }: MailedMark): string =>
  `${status === 'passed' ? 'réussi' : 'échoué'}, ${percent(score)}`;

export const fr: MailTexts = {
  greeting: (name) => `Bonjour ${name},`,
  test_passed: ({ moduleName, score, points, promotedToPro }) => ({
    subject: `Réussi\u00a0: ${moduleName}`,
    paragraphs: [
      `Vous avez réussi le test ${quoted(moduleName)} avec ${percent(score)}.`,
      ...(points > 0
        ? [`Il vous rapporte ${numbers.format(points)} ${points < 2 ? 'point' : 'points'}.`]
        : []),
      ...(promotedToPro
        ? ['C’était le dernier test PRO qui vous manquait\u00a0: vous êtes maintenant PRO. Félicitations!']
        : []),
      'Votre certificat se trouve sur la page du résultat.',
    ],
    action: 'Voir le résultat et le certificat',
  }),
  test_failed: ({ moduleName, score, passMark }) => ({
    subject: `Échoué\u00a0: ${moduleName}`,
    paragraphs: [
      `Vous avez obtenu ${percent(score)} au test ${quoted(moduleName)}. Il faut ${percent(passMark)} pour réussir.`,
      'La page du résultat montre quelles questions revoir.',
    ],
    action: 'Voir le résultat',
  }),
  result_changed: ({ moduleName, before, after }) => ({
    subject: `Votre résultat a changé\u00a0: ${moduleName}`,
    paragraphs: [
      `Une question du test ${quoted(moduleName)} a été corrigée et vos réponses ont été notées de nouveau.`,
      `Avant\u00a0: ${markOf(before)}. Maintenant\u00a0: ${markOf(after)}.`,
    ],
    action: 'Voir le résultat',
  }),
  pro_reset: () => ({
    subject: 'Un nouveau cycle PRO a commencé',
    paragraphs: [
      'Votre niveau PRO a été réinitialisé pour un nouveau cycle\u00a0: votre type d’utilisateur est standard jusqu’à ce que vous réussissiez les tests PRO de ce cycle.',
      'Vos résultats, certificats et points sont conservés.',
    ],
    action: 'Voir les tests',
  }),
  sign_in_tries: () => ({
    subject: 'Quelqu’un a essayé de se connecter à votre place',
    paragraphs: [
      'Aujourd’hui, il y a eu de nombreux essais de connexion avec votre courriel et un mot de passe incorrect. Aucun n’a abouti.',
      'Si c’était vous, il n’y a rien à faire. Sinon, prévenez l’assistance. La personne qui essaie doit attendre de plus en plus longtemps avant chaque nouvel essai.',
    ],
    action: 'Contacter l’assistance',
  }),
  reason: (productName) => `Vous recevez ce message parce que vous avez un profil sur ${productName}.`,
  questions: (supportEmail) => `Des questions? Écrivez à ${supportEmail}.`,
};
