/** The URL parameters that don't belong to a view: the page and the panel beside the list. */
const passing = ['after', 'from'];

/** Returns the URL parameters of a view in a fixed order. Empty for the default view. */
export function viewAddress(search: string, beside?: string): string {
  const params = new URLSearchParams(search);
  for (const name of beside === undefined ? passing : [...passing, beside]) params.delete(name);
  params.sort();
  return params.toString();
}
