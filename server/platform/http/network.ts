import { isIPv6 } from 'node:net';

/**
 * Whose an address is, as limits count: an IPv4 address itself, of an IPv6 one its /64, since one subscriber has
 * all of that.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // A URL writes an address in one way, without the IPv4 notation of its end.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
