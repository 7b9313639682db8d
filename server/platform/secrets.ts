import { createModuleState } from './module-state';

/** The longest first: a secret may be part of another. */
const hidden = createModuleState<string[]>(() => []);

/** Shorter ones would blot out ordinary words. */
const shortest = 4;

/** Returns the text decoded, or as it is where it can't be. */
function decode(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** The forms in which a secret may turn up: an address holds its password in a form of its own. */
function formsOf(secret: string): string[] {
  const password = URL.canParse(secret) ? new URL(secret).password : '';
  return [secret, password, decode(password)].flatMap((text) => [text, JSON.stringify(text).slice(1, -1)]);
}

/** From now on `withoutSecrets`, and with it the log, leaves these out. */
export function keepSecret(secrets: string[]): void {
  const known = new Set([...hidden.value, ...secrets.flatMap(formsOf)]);
  hidden.value = [...known].filter(({ length }) => length >= shortest).sort((a, b) => b.length - a.length);
}

/** The text with every secret of the configuration replaced. */
export function withoutSecrets(text: string): string {
  let told = text;
  for (const secret of hidden.value) told = told.replaceAll(secret, '[removed]');
  return told;
}
