import { createCatalogue } from '#server/platform/language/catalogue';
import type en from '../../locales/imports/en.json';

export type ImportKey = keyof typeof en;

/** The names of fields and choices, and the reasons of rejected rows. */
export const importTexts = createCatalogue<ImportKey>('imports');
