/** An e-mail address and the period in which it belonged to a person. Null means unlimited. */
export interface PersonAddress {
  /** In lower case. */
  email: string;
  since: string | null;
  until: string | null;
}

const addressRows = (addresses: string): string =>
  `jsonb_to_recordset(${addresses}::jsonb) as a (email text, since timestamptz, until timestamptz)`;

const wasTheirs = (at: string): string =>
  `${at} >= coalesce(a.since, '-infinity') and ${at} < coalesce(a.until, 'infinity')`;

/**
 * Returns SQL that is true if an e-mail address was one of these at a moment. `addresses` is a JSON list of
 * `PersonAddress`.
 */
export const isAddressOf = (email: string, at: string, addresses: string): string =>
  `exists (select from ${addressRows(addresses)} where a.email = lower(${email}) and ${wasTheirs(at)})`;

/**
 * Returns SQL that is true if a text contains one of these e-mail addresses as a whole at a moment. `a@shop.example` is
 * neither in `ana@shop.example` nor in `a@shop.example.org`.
 */
export const namesAddress = (text: string, at: string, addresses: string): string =>
  `exists (select from ${addressRows(addresses)} where ${wasTheirs(at)}
     -- The regular expression is a hundred times slower, so most texts don't get that far.
     and case when strpos(lower(${text}), a.email) > 0 then
       lower(${text}) ~ ('(?<![[:alnum:]._%+-])' || regexp_replace(a.email, '([^[:alnum:]])', '\\\\\\1', 'g')
       || '(?![[:alnum:]-]|\\.[[:alnum:]])') end)`;
