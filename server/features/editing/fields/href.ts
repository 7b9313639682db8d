import { checkHref } from '../check-href';
import { type Common, field } from './field';

/** Declares a field with a link's address: a path of the portal, or an http, mailto or tel address. */
export const Href = (common: Common) =>
  field(
    common,
    { type: 'text' },
    () => String,
    (sql) => ({
      input: () => String,
      sort: { sql: common.nullable ? `coalesce(${sql}, '')` : sql, type: 'text' },
      check: (sent: string, path) => (common.nullable && sent.trim() === '' ? null : checkHref(sent, path)),
    }),
  );
