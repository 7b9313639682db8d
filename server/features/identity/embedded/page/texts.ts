import { isLanguage, type Language } from '#server/platform/language/i18n';

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
  privacy: 'Privacy Policy',
  failed: 'The e-mail or password is incorrect.',
  wait: 'Too many attempts. Wait {minutes} min and try again.',
  or: 'or',
  singleSignOn: 'Company single sign-on',
  atCompany: 'Sign in at {company} to continue to {product}.',
  rejections: {
    linkRequired: 'An administrator has to link your sign-in first. Please contact support.',
    closed: 'Your profile is disabled. Please contact support.',
    notSignedOn: 'Company single sign-on didn’t work. Please try again.',
    companyAway: 'Company single sign-on isn’t responding. Please try again later.',
  },
  signOut: 'Sign out',
  signOutQuestion: 'Do you want to sign out?',
  stay: 'Stay signed in',
  errorTitle: 'We couldn’t sign you in',
  errorText: 'The sign-in request is invalid or has expired. Start again from the portal.',
  busyTitle: 'Too many requests',
  busyText: 'We got too many requests from your network. Wait {minutes} min and try again.',
  toPortal: 'Go to the portal',
  ended: {
    self: ['You are signed out', 'See you soon. On a shared computer, close the browser too.'],
    idle: [
      'You are signed out',
      'No one used {product} here for {minutes} min, so we signed you out. Answers of a test in progress are saved.',
    ],
    tab: ['You are signed out', 'You signed out in another window of this browser.'],
    elsewhere: [
      'Your session was ended elsewhere',
      'You or an administrator signed out your other devices. Answers of a test in progress are saved.',
    ],
    password: [
      'Your password was changed',
      'You changed it on another device, or an administrator changed it. All other sessions have ended. Sign in with the new password.',
    ],
    saved: ['Password saved', 'Sign in.'],
    terms: [
      'You declined the Privacy Policy',
      'That’s why we signed you out. Nothing was deleted: you keep your results and points.',
    ],
    expired: [
      'Your session has ended',
      'You were signed in for a long time, or the session was ended on another device. Answers of a test in progress are saved.',
    ],
  },
};

type Texts = typeof en;

const es: Texts = {
  signIn: 'Iniciar sesión',
  audience: 'Para empleados, distribuidores y minoristas.',
  about: 'Formación, noticias y recompensas para quienes ponen las llantas en la carretera.',
  language: 'Idioma',
  email: 'Correo electrónico',
  password: 'Contraseña',
  toggle: 'Mostrar u ocultar la contraseña',
  forgot: '¿Olvidó su contraseña?',
  support: 'Escribir a soporte',
  privacy: 'Política de privacidad',
  failed: 'El correo electrónico o la contraseña no son correctos.',
  wait: 'Demasiados intentos. Espere {minutes} min antes del siguiente.',
  or: 'o',
  singleSignOn: 'Inicio de sesión único de la empresa',
  atCompany: 'Inicie sesión en {company} para continuar a {product}.',
  rejections: {
    linkRequired: 'Un administrador debe vincular primero su acceso. Escriba a soporte, por favor.',
    closed: 'Su perfil está desactivado. Escriba a soporte, por favor.',
    notSignedOn: 'El inicio de sesión único no funcionó. Inténtelo de nuevo, por favor.',
    companyAway: 'El inicio de sesión único no responde. Inténtelo más tarde, por favor.',
  },
  signOut: 'Cerrar sesión',
  signOutQuestion: '¿Desea cerrar la sesión?',
  stay: 'Seguir conectado',
  errorTitle: 'No se pudo iniciar sesión',
  errorText: 'La solicitud de inicio de sesión no es válida o ha caducado. Empiece de nuevo desde el portal.',
  busyTitle: 'Demasiadas solicitudes',
  busyText: 'Recibimos demasiadas solicitudes de su red. Espere {minutes} min e inténtelo de nuevo.',
  toPortal: 'Ir al portal',
  ended: {
    self: ['Su sesión está cerrada', 'Hasta pronto. En un equipo compartido, cierre también el navegador.'],
    idle: [
      'Su sesión está cerrada',
      'Nadie usó {product} aquí durante {minutes} min, así que cerramos su sesión. Las respuestas de un examen en curso están guardadas.',
    ],
    tab: ['Su sesión está cerrada', 'Usted cerró la sesión en otra ventana de este navegador.'],
    elsewhere: [
      'Su sesión se cerró desde otro lugar',
      'Usted o un administrador cerró la sesión en sus otros dispositivos. Las respuestas de un examen en curso están guardadas.',
    ],
    password: [
      'Su contraseña ha cambiado',
      'Se cambió en otro dispositivo o la cambió un administrador. Las demás sesiones se cerraron. Inicie sesión con la nueva contraseña.',
    ],
    saved: ['Contraseña guardada', 'Inicie sesión.'],
    terms: [
      'Usted rechazó la Política de privacidad',
      'Por eso cerramos su sesión. No se eliminó nada: conserva sus resultados y puntos.',
    ],
    expired: [
      'Su sesión ha terminado',
      'Llevaba mucho tiempo abierta o se cerró desde otro dispositivo. Las respuestas de un examen en curso están guardadas.',
    ],
  },
};

const fr: Texts = {
  signIn: 'Se connecter',
  audience: 'Pour les employés, les distributeurs et les détaillants.',
  about: 'Formation, nouvelles et récompenses pour celles et ceux qui mettent les pneus sur la route.',
  language: 'Langue',
  email: 'Courriel',
  password: 'Mot de passe',
  toggle: 'Afficher ou masquer le mot de passe',
  forgot: 'Mot de passe oublié?',
  support: 'Écrire à l’assistance',
  privacy: 'Politique de confidentialité',
  failed: 'Le courriel ou le mot de passe est incorrect.',
  wait: 'Trop d’essais. Attendez {minutes} min avant le prochain.',
  or: 'ou',
  singleSignOn: 'Authentification unique de l’entreprise',
  atCompany: 'Connectez-vous chez {company} pour continuer vers {product}.',
  rejections: {
    linkRequired: 'Un administrateur doit d’abord associer votre connexion. Veuillez écrire à l’assistance.',
    closed: 'Votre profil est désactivé. Veuillez écrire à l’assistance.',
    notSignedOn: 'L’authentification unique a échoué. Veuillez réessayer.',
    companyAway: 'L’authentification unique ne répond pas. Veuillez réessayer plus tard.',
  },
  signOut: 'Se déconnecter',
  signOutQuestion: 'Voulez-vous vous déconnecter?',
  stay: 'Rester connecté',
  errorTitle: 'La connexion a échoué',
  errorText: 'La demande de connexion n’est pas valide ou a expiré. Recommencez depuis le portail.',
  busyTitle: 'Trop de demandes',
  busyText: 'Nous avons reçu trop de demandes de votre réseau. Attendez {minutes} min et réessayez.',
  toPortal: 'Vers le portail',
  ended: {
    self: ['Vous êtes déconnecté', 'À bientôt. Sur un ordinateur partagé, fermez aussi le navigateur.'],
    idle: [
      'Vous êtes déconnecté',
      'Personne n’a utilisé {product} ici pendant {minutes} min; nous avons donc fermé votre session. Les réponses d’un test en cours sont enregistrées.',
    ],
    tab: ['Vous êtes déconnecté', 'Vous vous êtes déconnecté dans une autre fenêtre de ce navigateur.'],
    elsewhere: [
      'Votre session a été fermée ailleurs',
      'Vous ou un administrateur avez déconnecté vos autres appareils. Les réponses d’un test en cours sont enregistrées.',
    ],
    password: [
      'Votre mot de passe a changé',
      'Il a été changé sur un autre appareil ou par un administrateur. Les autres sessions sont fermées. Connectez-vous avec le nouveau mot de passe.',
    ],
    saved: ['Mot de passe enregistré', 'Connectez-vous.'],
    terms: [
      'Vous avez refusé la Politique de confidentialité',
      'Nous vous avons donc déconnecté. Rien n’a été supprimé\u00a0: vous gardez vos résultats et vos points.',
    ],
    expired: [
      'Votre session est terminée',
      'Elle était ouverte depuis longtemps ou a été fermée sur un autre appareil. Les réponses d’un test en cours sont enregistrées.',
    ],
  },
};

/** The texts of the provider's pages in each language. */
export const texts: Record<Language, Texts> = { en, es, fr };

/** Returns the first supported language of `kc_locale` or the list in `ui_locales`; English if there is none. */
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
