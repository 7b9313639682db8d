import { checkHref } from '../check-href';
import { type Common, field } from './field';

/** Where a link leads: a path of the portal, a web address, an e-mail address or a telephone number. */
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
