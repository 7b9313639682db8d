/** Returns the year in the URL, or null. */
export const yearIn = (address: URLSearchParams): number | null => {
  const requested = address.get('year') ?? '';
  return /^\d{4}$/.test(requested) ? Number(requested) : null;
};
