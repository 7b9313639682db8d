// What XML cannot hold is written as _x000B_ in workbooks, and an underscore before such a word as _x005F_.
const escape = /_x([0-9A-Fa-f]{4})_/g;

/** The text that a workbook has written. */
export const escapedText = (written: string): string =>
  written.includes('_x')
    ? written.replace(escape, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : written;
