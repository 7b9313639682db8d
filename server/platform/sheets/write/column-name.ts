/** Returns the letters of a column by its number from 1, such as AB for 28. */
export function columnName(number: number): string {
  const before = Math.floor((number - 1) / 26);
  const letter = String.fromCharCode(65 + ((number - 1) % 26));
  return before === 0 ? letter : columnName(before) + letter;
}
