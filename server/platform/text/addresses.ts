/**
 * SQL of whether a text has one of these e-mail addresses, an array in lower case, as a whole: `a@shop.example` is neither
 * in `ana@shop.example` nor in `a@shop.example.org`.
 */
export const namesAddress = (text: string, addresses: string): string =>
  `exists (select from unnest(${addresses}::text[]) named (address)
     where lower(${text}) ~ ('(?<![[:alnum:]._%+-])' || regexp_replace(named.address, '([^[:alnum:]])', '\\\\\\1', 'g')
       || '(?![[:alnum:]-]|\\.[[:alnum:]])'))`;
