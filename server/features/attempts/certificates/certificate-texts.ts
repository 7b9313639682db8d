import { createCatalogue } from '#server/platform/language/catalogue';
import type en from '../../../locales/certificates/en.json';

/** The texts on a certificate. `code` is the alternative text of the QR code. */
export const certificateTexts = createCatalogue<keyof typeof en>('certificates').texts;
