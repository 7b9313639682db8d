import type { Body, Meta, UppyOptions } from '@uppy/core';
import type { Language } from '#client/platform/i18n/languages';

export type UploadLocale = NonNullable<UppyOptions<Meta, Body>['locale']>;

const loaders: Record<Language, () => Promise<{ default: UploadLocale }>> = {
  en: () => import('@uppy/locales/lib/en_US.js'),
  es: () => import('@uppy/locales/lib/es_MX.js'),
  fr: () => import('@uppy/locales/lib/fr_FR.js'),
};

const strings: Partial<Record<Language, UploadLocale['strings']>> = {
  en: { creatingAssembly: 'Preparing upload...', encoding: 'Encoding...' },
};

/** The words of the upload area in a language. */
export async function uploadLocale(language: Language): Promise<UploadLocale> {
  const { default: locale } = await loaders[language]();
  return { ...locale, strings: { ...locale.strings, ...strings[language] } };
}
