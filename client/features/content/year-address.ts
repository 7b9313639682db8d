/** The year that an address asks for; null where it names none. */
export const yearIn = (address: URLSearchParams): number | null => {
  const asked = address.get('year') ?? '';
  return /^\d{4}$/.test(asked) ? Number(asked) : null;
};
