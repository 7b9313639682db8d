import type { Body, Meta, UppyOptions } from '@uppy/core';
import type { Language } from '#client/platform/i18n/languages';

export type UploadLocale = NonNullable<UppyOptions<Meta, Body>['locale']>;
type Strings = NonNullable<UploadLocale['strings']>;

const loaders: Partial<Record<Language, () => Promise<{ default: UploadLocale }>>> = {
  es: () => import('@uppy/locales/lib/es_MX.js'),
  fr: () => import('@uppy/locales/lib/fr_FR.js'),
};

const loadEnglish = (): Promise<{ default: UploadLocale }> => import('@uppy/locales/lib/en_US.js');

// In French, a colon after a non-breaking space follows some of these texts.
const space = '\u00a0';

/** Texts that differ from Uppy's own translations. */
const strings: Partial<Record<Language, Strings>> = {
  en: { creatingAssembly: 'Preparing upload...', encoding: 'Encoding...' },
  es: {
    browseFiles: 'elíjalos en su dispositivo',
    creatingAssembly: 'Preparando la subida...',
    dropPasteFiles: 'Suelte los archivos aquí o %{browseFiles}',
    xTimeLeft: 'quedan %{time}',
  },
  fr: {
    browseFiles: 'choisissez-les sur votre appareil',
    cancelUpload: 'Annuler l’envoi',
    creatingAssembly: 'Préparation de l’envoi...',
    dashboardTitle: 'Envoi de fichiers',
    dropPasteFiles: 'Déposez les fichiers ici ou %{browseFiles}',
    encoding: 'Traitement...',
    filesUploadedOfTotal: {
      0: '%{complete} sur %{smart_count} fichier envoyé',
      1: '%{complete} sur %{smart_count} fichiers envoyés',
    },
    paused: `En pause${space}`,
    pauseUpload: 'Mettre l’envoi en pause',
    resumeUpload: 'Reprendre l’envoi',
    retryUpload: 'Relancer l’envoi',
    uploadComplete: 'Envoi terminé',
    uploadFailed: 'L’envoi a échoué',
    uploading: `Envoi en cours${space}`,
    xTimeLeft: 'encore %{time}',
    youCanOnlyUploadX: {
      0: 'Vous ne pouvez envoyer que %{smart_count} fichier',
      1: 'Vous ne pouvez envoyer que %{smart_count} fichiers',
    },
  },
};

/** The texts for touch devices, where nothing can be dropped. */
const touchStrings: Partial<Record<Language, Strings>> = {
  en: { browseFiles: 'Choose on this device' },
  es: { browseFiles: 'Elegir en este dispositivo' },
  fr: { browseFiles: 'Choisir sur cet appareil' },
};

const isTouched = (): boolean => window.matchMedia('(pointer: coarse)').matches;

/** Returns the texts of the upload area in a language. */
export async function uploadLocale(language: Language): Promise<UploadLocale> {
  const { default: locale } = await (loaders[language] ?? loadEnglish)();
  const touch = isTouched() ? { ...touchStrings[language], dropPasteFiles: '%{browseFiles}' } : {};
  return { ...locale, strings: { ...locale.strings, ...strings[language], ...touch } };
}
