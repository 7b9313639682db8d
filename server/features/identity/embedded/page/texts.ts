import { isLanguage, type Language } from '#server/platform/i18n';

const en = {
  signIn: 'Sign in',
  audience: 'For employees, distributors and retailers.',
  about: 'Training, news and rewards for the people who put tires on the road.',
  language: 'Language',
  email: 'E-mail',
  password: 'Password',
  toggle: 'Toggle show password',
  forgot: 'Forgot your password?',
  support: 'Contact support',
  failed: 'The e-mail or the password is not right.',
  wait: 'Too many tries. Wait {minutes} min before the next one.',
  signOut: 'Sign out',
  signOutQuestion: 'Do you want to sign out?',
  stay: 'Stay signed in',
  errorTitle: 'Sign-in did not work',
  errorText: 'The sign-in request is not valid or has expired. Start again from the portal.',
  busyTitle: 'Too many requests',
  busyText: 'Very many requests came from your network. Wait a minute and try again.',
  toPortal: 'To the portal',
};

type Texts = typeof en;

const es: Texts = {
  signIn: 'Iniciar sesión',
  audience: 'Para empleados, distribuidores y minoristas.',
  about: 'Formación, noticias y premios para quienes ponen los neumáticos en la carretera.',
  language: 'Idioma',
  email: 'Correo electrónico',
  password: 'Contraseña',
  toggle: 'Mostrar u ocultar la contraseña',
  forgot: '¿Olvidó su contraseña?',
  support: 'Contactar con soporte',
  failed: 'El correo electrónico o la contraseña no son correctos.',
  wait: 'Demasiados intentos. Espere {minutes} min antes del siguiente.',
  signOut: 'Cerrar sesión',
  signOutQuestion: '¿Desea cerrar la sesión?',
  stay: 'Seguir conectado',
  errorTitle: 'No se pudo iniciar sesión',
  errorText: 'La solicitud de inicio de sesión no es válida o ha caducado. Empiece de nuevo desde el portal.',
  busyTitle: 'Demasiadas solicitudes',
  busyText: 'Han llegado muchísimas solicitudes desde su red. Espere un minuto e inténtelo de nuevo.',
  toPortal: 'Ir al portal',
};

const fr: Texts = {
  signIn: 'Se connecter',
  audience: 'Pour les employés, les distributeurs et les détaillants.',
  about: 'Formations, actualités et récompenses pour celles et ceux qui posent les pneus.',
  language: 'Langue',
  email: 'E-mail',
  password: 'Mot de passe',
  toggle: 'Afficher ou masquer le mot de passe',
  forgot: 'Mot de passe oublié ?',
  support: 'Contacter l’assistance',
  failed: 'L’e-mail ou le mot de passe est incorrect.',
  wait: 'Trop d’essais. Attendez {minutes} min avant le prochain.',
  signOut: 'Se déconnecter',
  signOutQuestion: 'Voulez-vous vous déconnecter ?',
  stay: 'Rester connecté',
  errorTitle: 'La connexion a échoué',
  errorText: 'La demande de connexion n’est pas valide ou a expiré. Recommencez depuis le portail.',
  busyTitle: 'Trop de demandes',
  busyText: 'De très nombreuses demandes sont venues de votre réseau. Attendez une minute et réessayez.',
  toPortal: 'Vers le portail',
};

/** The provider's own pages in the portal's languages. */
export const texts: Record<Language, Texts> = { en, es, fr };

/** The first supported language of `kc_locale` or of the list in `ui_locales`; English without one. */
export function languageOf(...wishes: unknown[]): Language {
  for (const wish of wishes) {
    if (typeof wish !== 'string') continue;
    for (const tag of wish.split(/\s+/)) {
      const language = tag.toLowerCase().split('-')[0];
      if (isLanguage(language)) return language;
    }
  }
  return 'en';
}
