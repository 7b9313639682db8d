/** The longest address of a link, and the longest end of a page's address, in characters. */
export const maxHrefLength = 2000;
export const maxSlugLength = 80;

const hrefs = [
  /^\/(?![/\\])/,
  /^https?:\/\/[^/\\]/i,
  /^mailto:[^@]+@[^@]+$/i,
  /^tel:\+?[\d().-]*\d[\d().-]*$/i,
];

/** Whether a link may have the address; what it asks of it the server asks too. */
export const isHref = (address: string): boolean =>
  address.length <= maxHrefLength && !/\s/.test(address) && hrefs.some((kind) => kind.test(address));

/** Whether an address may end so. */
export const isSlug = (slug: string): boolean =>
  slug.length <= maxSlugLength && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(slug);

/** The end of an address by the words of a title; empty where they give none that an address may have. */
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
