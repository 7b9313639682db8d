/** Returns the column index of a cell reference from 0, such as 27 for `AB12`. Returns -1 without a letter. */
export function columnNumber(place: string): number {
  let number = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    number = number * 26 + letter;
  }
  return number - 1;
}
