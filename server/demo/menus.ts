import type { LocalizedText } from '#server/platform/language/i18n';

export interface DemoLink {
  location: 'mainMenu' | 'footerMenu';
  href: string;
  label: LocalizedText;
}

export const demoLinks: DemoLink[] = [
  { location: 'mainMenu', href: '/', label: { en: 'Home', es: 'Inicio', fr: 'Accueil' } },
  { location: 'mainMenu', href: '/training', label: { en: 'Training', es: 'Formación', fr: 'Formation' } },
  { location: 'mainMenu', href: '/news', label: { en: 'News', es: 'Noticias', fr: 'Nouvelles' } },
  { location: 'mainMenu', href: '/programs', label: { en: 'Programs', es: 'Programas', fr: 'Programmes' } },
  { location: 'mainMenu', href: '/rewards', label: { en: 'Rewards', es: 'Recompensas', fr: 'Récompenses' } },
  { location: 'footerMenu', href: '/contact', label: { en: 'Contact', es: 'Contacto', fr: 'Contact' } },
  {
    location: 'footerMenu',
    href: '/pro-training/awards',
    label: { en: 'Awards', es: 'Reconocimientos', fr: 'Prix' },
  },
  {
    location: 'footerMenu',
    href: '/profile',
    label: { en: 'Your profile', es: 'Su perfil', fr: 'Votre profil' },
  },
];
