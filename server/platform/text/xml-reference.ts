const named: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

/** Returns the character with a code; null for those that XML doesn't have. */
function toCharacter(code: number): string | null {
  const isControl = code < 0x20 && ![0x9, 0xa, 0xd].includes(code);
  const isHalf = code >= 0xd800 && code <= 0xdfff;
  return isControl || isHalf || !(code <= 0x10ffff) ? null : String.fromCodePoint(code);
}

/** Returns the character of a reference such as `&amp;`, `&#64;` or `&#x40;`; null if it isn't one of XML. */
export function readReference(reference: string): string | null {
  const [, decimal, hexadecimal, name] = /^&(?:#(\d+)|#x([\da-f]+)|(\w+));$/i.exec(reference) ?? [];
  if (name) return Object.hasOwn(named, name) ? named[name]! : null;
  if (decimal) return toCharacter(Number(decimal));
  return hexadecimal ? toCharacter(Number.parseInt(hexadecimal, 16)) : null;
}
