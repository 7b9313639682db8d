/** Returns the year in the URL, or null. */
export const yearIn = (address: URLSearchParams): number | null => {
  const asked = address.get('year') ?? '';
  return /^\d{4}$/.test(asked) ? Number(asked) : null;
};
