import { createHmac, hash, randomBytes, timingSafeEqual } from 'node:crypto';
import { cookieValue } from '#server/platform/http/cookie-value';
import { realmPath } from '../realm';

const maxNames = 5;
const seconds = 365 * 24 * 60 * 60;

/** A name as tries are counted by, which tells nothing of it. */
export const keyOfName = (name: string): string => hash('sha256', name.trim().toLowerCase(), 'base64url');

interface Marked {
  device: string;
  marks: string[];
}

/**
 * Browsers that have signed in before: each keeps a cookie with an id of its own and a mark for each of the names,
 * which only this portal can make. It opens nothing; tries from there are counted apart from those of everybody else.
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

  /** The id of the browser with these cookies where somebody has signed in there by this name; null otherwise. */
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

  /** The Set-Cookie line by which the browser is known for this name from now on. */
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
