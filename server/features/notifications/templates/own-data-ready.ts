import { mailTemplate } from './template';

/** Reports that a data export can be downloaded, for a number of days. */
export const ownDataReady = mailTemplate<{ days: number }>({
  path: () => '/profile#data',
  en: ({ days }) => ({
    subject: 'Your data is ready to download',
    paragraphs: [
      'The copy of your data that you requested is ready.',
      `You can download it from your profile for ${days} days. Then we delete the file.`,
    ],
    action: 'Go to my profile',
  }),
  es: ({ days }) => ({
    subject: 'Sus datos están listos para descargar',
    paragraphs: [
      'La copia de sus datos que solicitó está lista.',
      `Puede descargarla desde su perfil durante ${days} días. Después eliminamos el archivo.`,
    ],
    action: 'Ir a mi perfil',
  }),
  fr: ({ days }) => ({
    subject: 'Vos données sont prêtes à télécharger',
    paragraphs: [
      'La copie de vos données que vous avez demandée est prête.',
      `Vous pouvez la télécharger depuis votre profil pendant ${days} jours. Ensuite, nous supprimons le fichier.`,
    ],
    action: 'Aller à mon profil',
  }),
});
