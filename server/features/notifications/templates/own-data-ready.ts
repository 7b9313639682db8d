import { mailTemplate } from './template';

/** The file with all own data that somebody asked for can be fetched, for so many days. */
export const ownDataReady = mailTemplate<{ days: number }>({
  path: () => '/profile#data',
  en: ({ days }) => ({
    subject: 'The file with your data is ready',
    paragraphs: [
      'The file with everything the portal keeps about you is ready, as you asked.',
      `You can save it from your profile for ${days} days. Then it is removed.`,
    ],
    action: 'Go to my profile',
  }),
  es: ({ days }) => ({
    subject: 'El archivo con sus datos está listo',
    paragraphs: [
      'El archivo con todo lo que el portal guarda sobre usted está listo, tal como lo pidió.',
      `Puede guardarlo desde su perfil durante ${days} días. Después se elimina.`,
    ],
    action: 'Ir a mi perfil',
  }),
  fr: ({ days }) => ({
    subject: 'Le fichier de vos données est prêt',
    paragraphs: [
      'Le fichier avec tout ce que le portail conserve sur vous est prêt, comme vous l’avez demandé.',
      `Vous pouvez l’enregistrer depuis votre profil pendant ${days} jours. Ensuite, il est supprimé.`,
    ],
    action: 'Aller à mon profil',
  }),
});
