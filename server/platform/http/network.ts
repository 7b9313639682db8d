import { isIPv6 } from 'node:net';

/**
 * Returns the network that limits count by: an IPv4 address, or the /64 of an IPv6 address, which one subscriber owns.
 */
export function networkOf(address: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address);
  if (mapped) return mapped[1]!;
  const [plain = ''] = address.split('%');
  if (!isIPv6(plain)) return address;
  // URL normalizes an address and removes the IPv4 notation at its end.
  const [head = '', tail] = new URL(`http://[${plain}]`).hostname.slice(1, -1).split('::');
  const groups = head.split(':').filter(Boolean);
  if (tail !== undefined) {
    const last = tail.split(':').filter(Boolean);
    while (groups.length + last.length < 8) groups.push('0');
    groups.push(...last);
  }
  return `${groups.slice(0, 4).join(':')}::/64`;
}
