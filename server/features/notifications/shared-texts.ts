import type { Language } from '#server/platform/language/i18n';

/** What all messages say in one language. */
interface SharedTexts {
  greeting: (name: string) => string;
  /** Why the message came. */
  reason: (productName: string) => string;
  /** Where to ask. */
  questions: (supportEmail: string) => string;
}

export const sharedTexts: Record<Language, SharedTexts> = {
  en: {
    greeting: (name) => `Hello ${name},`,
    reason: (productName) => `You get this message because you have a profile at ${productName}.`,
    questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
  },
  es: {
    greeting: (name) => `Hola, ${name}:`,
    reason: (productName) => `Recibe este mensaje porque tiene un perfil en ${productName}.`,
    questions: (supportEmail) => `¿Preguntas? Escriba a ${supportEmail}.`,
  },
  fr: {
    greeting: (name) => `Bonjour ${name},`,
    reason: (productName) => `Vous recevez ce message parce que vous avez un profil sur ${productName}.`,
    questions: (supportEmail) => `Des questions? Écrivez à ${supportEmail}.`,
  },
};
