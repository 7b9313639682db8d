/** The number of a cell's column, from 0, of its place: 27 of `AB12`. -1 where there is no letter. */
export function columnNumber(place: string): number {
  let number = 0;
  for (let at = 0; at < place.length; at += 1) {
    const letter = place.charCodeAt(at) - 64;
    if (letter < 1 || letter > 26) break;
    number = number * 26 + letter;
  }
  return number - 1;
}
