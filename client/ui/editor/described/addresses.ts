/** The maximum lengths of a link address and of a slug, in characters. */
export const maxHrefLength = 2000;
export const maxSlugLength = 80;

const hrefs = [
  /^\/(?![/\\])/,
  /^https?:\/\/[^/\\]/i,
  /^mailto:[^@]+@[^@]+$/i,
  /^tel:\+?[\d().-]*\d[\d().-]*$/i,
];

/** Returns true if the address is allowed in a link, by the same rule as the server's. */
export const isHref = (address: string): boolean =>
  address.length <= maxHrefLength && !/\s/.test(address) && hrefs.some((kind) => kind.test(address));

/** Returns true if the text is a valid slug. */
export const isSlug = (slug: string): boolean =>
  slug.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** Creates a slug from a title. Empty if the title contains no allowed characters. */
export function slugOf(title: string): string {
  const words = title
    .normalize('NFKD')
    .replace(/[\u0300-\u036f'’]/g, '')
    .toLowerCase()
    .replace(/œ/g, 'oe')
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, maxSlugLength)
    .replace(/^-|-$/g, '');
  return words.startsWith('admin') ? '' : words;
}
