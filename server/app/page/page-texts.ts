import type { Language } from '#server/platform/language/i18n';

interface PageTexts {
  /** The page title until the client has loaded. */
  loading: string;
  /** The description for search engines and link previews. */
  description: string;
  /** Shown if scripts are disabled. */
  noScript: string;
}

/** The texts of the document before the client's messages have loaded. */
export const pageTexts: Record<Language, PageTexts> = {
  en: {
    loading: 'loading...',
    description: 'Training, tests and news for the people who put tires on the road.',
    noScript: 'The portal needs JavaScript. Please turn it on in your browser.',
  },
  es: {
    loading: 'cargando...',
    description: 'Formación, exámenes y noticias para quienes ponen las llantas en la carretera.',
    noScript: 'El portal necesita JavaScript. Actívelo en su navegador.',
  },
  fr: {
    loading: 'chargement...',
    description: 'Formation, tests et nouvelles pour celles et ceux qui mettent les pneus sur la route.',
    noScript: 'Le portail a besoin de JavaScript. Activez-le dans votre navigateur.',
  },
};
