import { createModuleState } from '../module-state';

/** Longest first, because one secret can be part of another. */
const hidden = createModuleState<string[]>(() => []);

/** Replacing shorter secrets would remove ordinary words. */
const shortest = 4;

/** Returns the text URL-decoded, or unchanged if it is malformed. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Returns the forms in which a secret can appear. An address contains its password URL-encoded. */
function formsOf(secret: string): string[] {
  const password = URL.canParse(secret) ? new URL(secret).password : '';
  return [secret, password, decode(password)].flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
}

/** Registers secrets that `withoutSecrets` and the log remove. */
export function keepSecret(secrets: string[]): void {
  const known = new Set([...hidden.value, ...secrets.flatMap(formsOf)]);
  hidden.value = [...known].filter(({ length }) => length >= shortest).sort((a, b) => b.length - a.length);
}

/** Returns the text with every registered secret replaced. */
export function withoutSecrets(text: string): string {
  let told = text;
  for (const secret of hidden.value) told = told.replaceAll(secret, '[removed]');
  return told;
}
