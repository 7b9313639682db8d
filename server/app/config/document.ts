import type { Variable } from './variable';
import { variablesOf } from './variable';
import { variables } from './variables';

const cells = (...texts: string[]): string => `| ${texts.join(' | ')} |`;

function fallbackOf({ otherwise, fallback }: Variable<unknown>): string {
  if (otherwise) return otherwise;
  if (typeof fallback === 'boolean') return fallback ? '`on`' : '`off`';
  return fallback === undefined ? '' : `\`${String(fallback)}\``;
}

const rowOf = (each: Variable<unknown>): string =>
  cells(
    `\`${each.name}\``,
    each.meaning,
    each.secret ? `${each.kind.form}; secret` : each.kind.form,
    fallbackOf(each),
  );

/** Returns the table of docs/configuration.md. */
export const table = (): string =>
  [
    cells('variable', 'meaning', 'value', 'without it'),
    cells('---', '---', '---', '---'),
    ...variablesOf(variables).map(rowOf),
  ].join('\n');
