import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { StartError } from '#server/platform/start-error';

/** A type of configuration value. */
export interface Kind<Value> {
  /** Its format, as the documentation describes it. */
  readonly form: string;
  /** Parses the value of the variable `name`. Throws a StartError that names the variable if the value is invalid. */
  parse(text: string, name: string): Value;
}

const protocolsOf = (...protocols: string[]) => protocols.map((protocol) => `\`${protocol}//\``).join(' or ');

export const text: Kind<string> = { form: 'text', parse: (said) => said };

/** A secret that is too long to guess. */
export const longToken: Kind<string> = {
  form: 'text of 32 letters, digits and signs or more',
  parse: (said, name) => {
    if (/^[\x21-\x7e]{32,}$/.test(said)) return said;
    throw new StartError(`${name} must have at least 32 letters, digits and signs.`);
  },
};

/** A whole number from `from` to `to`. */
export const whole = (from: number, to: number): Kind<number> => ({
  form: `whole number from ${from} to ${to}`,
  parse: (said, name) => {
    const value = Number(said);
    if (/^\d+$/.test(said) && value >= from && value <= to) return value;
    throw new StartError(`${name} must be a whole number from ${from} to ${to}, not '${said}'.`);
  },
});

export const flag: Kind<boolean> = {
  form: '`on` or `off`',
  parse: (said, name) => {
    if (said === 'on' || said === 'off') return said === 'on';
    throw new StartError(`${name} must be 'on' or 'off', not '${said}'.`);
  },
};

/** An IP address of this machine. */
export const ipAddress: Kind<string> = {
  form: 'IP address',
  parse: (said, name) => {
    if (isIP(said) !== 0) return said;
    throw new StartError(`${name} must be an IP address such as 0.0.0.0, not '${said}'.`);
  },
};

const isNetwork = (said: string): boolean => {
  const [address = '', bits = ''] = said.split('/');
  return isIP(address) !== 0 && /^\d+$/.test(bits) && Number(bits) <= (isIP(address) === 4 ? 32 : 128);
};

/** Networks in CIDR notation, such as `10.0.0.0/8`. */
export const networks: Kind<readonly string[]> = {
  form: 'networks, with commas between them',
  parse: (said, name) => {
    const all = said.split(',').map((each) => each.trim());
    if (all.every(isNetwork)) return all;
    throw new StartError(`${name} must be networks such as 10.0.0.0/8, not '${said}'.`);
  },
};

/** Returns true for exactly this word. Other programs can use the same variable with their own words. */
export const isWord = (word: string): Kind<boolean> => ({
  form: `\`${word}\`, or anything else`,
  parse: (said) => said === word,
});

export const oneOf = <Word extends string>(...words: Word[]): Kind<Word> => ({
  form: words.map((word) => `\`${word}\``).join(', '),
  parse: (said, name) => {
    const found = words.find((word) => word === said);
    if (found) return found;
    throw new StartError(`${name} must be one of ${words.join(', ')}, not '${said}'.`);
  },
});

/** Parses a URL. Returns null if it is invalid, has a fragment, or has a user or password that can't be decoded. */
function parseUrl(said: string): URL | null {
  try {
    const url = new URL(said);
    decodeURIComponent(`${url.username} ${url.password}`);
    // An unescaped # in a password would end the address there and make part of the password the host.
    return url.hash === '' ? url : null;
  } catch {
    return null;
  }
}

/**
 * An address with one of the protocols, without a trailing slash. Errors never repeat the value, because it can contain
 * a password.
 */
export const address = (...protocols: string[]): Kind<string> => ({
  form: `address, ${protocolsOf(...protocols)}`,
  parse: (said, name) => {
    const parsed = parseUrl(said);
    if (parsed && protocols.includes(parsed.protocol)) return said.replace(/\/+$/, '');
    if (protocols.some((protocol) => said.startsWith(`${protocol}//`)) && said.includes('@')) {
      throw new StartError(
        `${name} isn't a valid address: percent-encode special characters in its user and password.`,
      );
    }
    throw new StartError(`${name} must be an address that starts with ${protocols[0]}//.`);
  },
});

export const webAddress = address('http:', 'https:');

/** An origin. Other services know the server without a path. */
export const origin: Kind<string> = {
  form: `protocol, host and port, ${protocolsOf('http:', 'https:')}`,
  parse: (said, name) => {
    const found = webAddress.parse(said, name);
    if (new URL(found).origin === found) return found;
    throw new StartError(
      `${name} must be no more than protocol, host and port, such as https://portal.example.`,
    );
  },
};

/** Returns true if traffic to the origin can be neither read nor changed on the way: with HTTPS or on this machine. */
export const isSafe = (found: string): boolean =>
  /^https:|^http:\/\/(127\.\d+\.\d+\.\d+|localhost|\[::1\])(:|$)/.test(found);

export const safeOrigin: Kind<string> = {
  form: 'protocol, host and port, `https://` unless it is on this machine',
  parse: (said, name) => {
    const found = origin.parse(said, name);
    if (isSafe(found)) return found;
    throw new StartError(`${name} must start with https://, unless it is on this machine.`);
  },
};

export const mailAddress: Kind<string> = {
  form: 'e-mail address',
  parse: (said, name) => {
    if (/^[^\s@<>"]+@[^\s@<>"]+$/.test(said)) return said;
    throw new StartError(`${name} must be an e-mail address such as portal@example.com, not '${said}'.`);
  },
};

export const bucketName: Kind<string> = {
  form: '3 to 63 small letters, digits, dots and hyphens',
  parse: (said, name) => {
    if (/^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/.test(said)) return said;
    throw new StartError(`${name} must be 3 to 63 small letters, digits, dots and hyphens.`);
  },
};

/** The path of an existing file with a PEM certificate. */
export const certificateFile: Kind<string> = {
  form: 'path of a PEM file',
  parse: (said, name) => {
    try {
      if (readFileSync(said, 'utf8').includes('-----BEGIN CERTIFICATE-----')) return said;
    } catch (error) {
      throw new StartError(
        `${name} names ${said}, which cannot be read (${(error as NodeJS.ErrnoException).code}).`,
      );
    }
    throw new StartError(`${name} names ${said}, which holds no certificate.`);
  },
};

/** The address of a Keycloak realm, without a trailing slash. */
export const realmAddress: Kind<string> = {
  form: 'address of a realm, `https://` unless it is on this machine',
  parse: (said, name) => {
    const found = webAddress.parse(said, name);
    if (!/^[^?#]+\/realms\/[^/?#]+$/.test(found)) {
      throw new StartError(
        `${name} must be the address of a realm, such as https://id.example/realms/treadway.`,
      );
    }
    if (isSafe(new URL(found).origin)) return found;
    throw new StartError(`${name} must start with https://, unless it is on this machine.`);
  },
};

/** A list of words separated by commas. */
export const words: Kind<readonly string[]> = {
  form: 'words with commas between them',
  parse: (said) =>
    said
      .split(',')
      .map((word) => word.trim())
      .filter(Boolean),
};
