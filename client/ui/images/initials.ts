/** Returns the first letters of the first and the last name. */
export function initials(name: string): string {
  const letters = name.split(/\s+/).flatMap((part) => Array.from(part).slice(0, 1));
  return [...letters.slice(0, 1), ...letters.slice(1).slice(-1)].join('').toLocaleUpperCase();
}
