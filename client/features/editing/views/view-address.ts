/** What of a list's address is not of its view: the place of a page, and what is open beside the list. */
const passing = ['after', 'from'];

/** The view that an address shows, in one order of its words; empty for a list as it usually is. */
export function viewAddress(search: string, beside?: string): string {
  const params = new URLSearchParams(search);
  for (const name of beside === undefined ? passing : [...passing, beside]) params.delete(name);
  params.sort();
  return params.toString();
}
