import type { Language } from '#server/platform/language/i18n';
import type { MailTexts } from './mail-texts.types';
import { en } from './mail-texts.en';
import { es } from './mail-texts.es';
import { fr } from './mail-texts.fr';

export const mailTexts: Record<Language, MailTexts> = { en, es, fr };
