import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValue } from '#server/platform/http/cookie-value';
import { realmPath } from '../realm';

const maxNames = 5;
const seconds = 365 * 24 * 60 * 60;

/** Returns the hash of a name under which attempts are counted. */
export const keyOfName = (name: string): string => hash('sha256', name.trim().toLowerCase(), 'base64url');

interface Marked {
  device: string;
  marks: string[];
}

/**
 * Recognizes browsers that have signed in before, by a cookie with an id and a signed mark for each name. It grants no
 * access, but attempts from there are counted separately.
 */
export class KnownDevices {
  private readonly cookieName: string;
  private readonly secure: boolean;

  constructor(
    publicUrl: string,
    private readonly keys: readonly string[],
  ) {
    const { port, protocol } = new URL(publicUrl);
    // Browsers send a host's cookies to all of its ports.
    this.cookieName = `treadway_device_${port || 'portal'}`;
    this.secure = protocol === 'https:';
  }

  private mark(key: string, device: string, name: string): string {
    return createHmac('sha256', key)
      .update(`device\n${device}\n${keyOfName(name)}`)
      .digest('base64url');
  }

  private read(cookies: string | undefined): Marked | null {
    const [device = '', ...marks] = (cookieValue(cookies, this.cookieName) ?? '').split('.');
    return /^[\w-]{22}$/.test(device) ? { device, marks: marks.slice(0, maxNames) } : null;
  }

  /** Returns the id of the browser if someone has signed in there with this name; null otherwise. */
  deviceOf(cookies: string | undefined, name: string): string | null {
    const marked = this.read(cookies);
    if (!marked) return null;
    const known = this.keys
      .map((key) => Buffer.from(this.mark(key, marked.device, name)))
      .some((right) =>
        marked.marks.some(
          (mark) => mark.length === right.length && timingSafeEqual(Buffer.from(mark), right),
        ),
      );
    return known ? marked.device : null;
  }

  /** Returns the Set-Cookie header that marks the browser as known for this name. */
  remember(cookies: string | undefined, name: string): string {
    const { device, marks } = this.read(cookies) ?? {
      device: randomBytes(16).toString('base64url'),
      marks: [],
    };
    const mark = this.mark(this.keys[0]!, device, name);
    const kept = [mark, ...marks.filter((other) => other !== mark)].slice(0, maxNames);
    const value = [device, ...kept].join('.');
    const attributes = `Max-Age=${seconds}; Path=${realmPath}; HttpOnly; SameSite=Lax`;
    return `${this.cookieName}=${value}; ${attributes}${this.secure ? '; Secure' : ''}`;
  }
}
