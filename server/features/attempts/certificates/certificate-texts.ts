import { createCatalogue } from '#server/platform/language/catalogue';
import type en from '../../../locales/certificates/en.json';

/** What is printed on a certificate; `code` says what its picture shows to those who can't see it. */
export const certificateTexts = createCatalogue<keyof typeof en>('certificates').texts;
