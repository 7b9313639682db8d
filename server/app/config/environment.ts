import { StartError } from '#server/platform/start-error';

/** Environment variables. */
export type Environment = Readonly<Record<string, string | undefined>>;

/** A whole number within bounds; a StartError names what is none. */
export function whole(
  environment: Environment,
  name: string,
  fallback: number,
  from: number,
  to: number,
): number {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  const value = Number(text);
  if (!/^\d+$/.test(text) || value < from || value > to) {
    throw new StartError(`${name} must be a whole number from ${from} to ${to}, not '${text}'.`);
  }
  return value;
}

/** An address of one of the protocols, without a trailing slash; null where nothing is said. */
export function url(environment: Environment, name: string, protocols: string[]): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  const parsed = URL.canParse(text) ? new URL(text) : null;
  if (!parsed || !protocols.includes(parsed.protocol)) {
    throw new StartError(`${name} must be an address that starts with ${protocols[0]}//.`);
  }
  return text.replace(/\/+$/, '');
}

/** `on` or `off`. */
export function flag(environment: Environment, name: string, fallback: boolean): boolean {
  const text = environment[name];
  if (text === undefined || text === '') return fallback;
  if (text !== 'on' && text !== 'off') throw new StartError(`${name} must be 'on' or 'off', not '${text}'.`);
  return text === 'on';
}

/** An origin: sign-in knows the portal by it, so nothing may follow the host. */
export function origin(environment: Environment, name: string): string | null {
  const text = url(environment, name, ['http:', 'https:']);
  if (text !== null && new URL(text).origin !== text) {
    throw new StartError(
      `${name} must be no more than protocol, host and port, such as https://portal.example.`,
    );
  }
  return text;
}

/** An e-mail address; null where nothing is said. */
export function mailAddress(environment: Environment, name: string): string | null {
  const text = environment[name];
  if (text === undefined || text === '') return null;
  if (!/^[^\s@<>"]+@[^\s@<>"]+$/.test(text)) {
    throw new StartError(`${name} must be an e-mail address such as portal@example.com, not '${text}'.`);
  }
  return text;
}
