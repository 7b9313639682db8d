import { createCatalogue } from '#server/platform/language/catalogue';
import type en from '../../locales/page/en.json';

/** Texts of the document before the client's messages are loaded, and of the offline page. */
export const pageCatalogue = createCatalogue<keyof typeof en>('page');

export const pageTexts = pageCatalogue.texts;
