// Workbooks write characters that XML can't contain as _x000B_, and an underscore before such a sequence as _x005F_.
const escape = /_x([0-9A-Fa-f]{4})_/g;

/** Returns a text without the escapes of a workbook. */
export const escapedText = (written: string): string =>
  written.includes('_x')
    ? written.replace(escape, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    : written;
