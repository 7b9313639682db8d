import type { Language } from '#server/platform/language/i18n';

/** Texts that all messages share in one language. */
interface SharedTexts {
  /** `name` is empty if only the address is known. */
  greeting: (name: string) => string;
  /** The reason why the recipient gets the message: because of a profile or a subscribed address. */
  reasons: Record<'profile' | 'address', (productName: string) => string>;
  /** The contact for questions. */
  questions: (supportEmail: string) => string;
}

export const sharedTexts: Record<Language, SharedTexts> = {
  en: {
    greeting: (name) => (name ? `Hello ${name},` : 'Hello,'),
    reasons: {
      profile: (productName) => `You’re getting this e-mail because you have a ${productName} account.`,
      address: (productName) =>
        `You’re getting this e-mail because this address was entered at ${productName}.`,
    },
    questions: (supportEmail) => `Questions? Write to ${supportEmail}.`,
  },
  es: {
    greeting: (name) => (name ? `Hola, ${name}:` : 'Hola:'),
    reasons: {
      profile: (productName) => `Recibe este mensaje porque tiene una cuenta en ${productName}.`,
      address: (productName) => `Recibe este mensaje porque se indicó esta dirección en ${productName}.`,
    },
    questions: (supportEmail) => `¿Preguntas? Escriba a ${supportEmail}.`,
  },
  fr: {
    greeting: (name) => (name ? `Bonjour ${name},` : 'Bonjour,'),
    reasons: {
      profile: (productName) => `Vous recevez ce message parce que vous avez un compte ${productName}.`,
      address: (productName) =>
        `Vous recevez ce message parce que cette adresse a été indiquée sur ${productName}.`,
    },
    questions: (supportEmail) => `Des questions? Écrivez à ${supportEmail}.`,
  },
};
