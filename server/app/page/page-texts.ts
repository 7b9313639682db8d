import { createCatalogue } from '#server/platform/language/catalogue';
import type en from '../../locales/page/en.json';

/** What the document says before any message of the client is there, and the page without a connection. */
export const pageCatalogue = createCatalogue<keyof typeof en>('page');

export const pageTexts = pageCatalogue.texts;
