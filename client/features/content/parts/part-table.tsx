import { useIntl } from 'react-intl';
import type { VisiblePartFragment } from './part.generated';
import styles from './parts.module.css';

/** Returns true for a number, with or without a unit. Columns of numbers are right-aligned. */
const isNumber = (cell: string): boolean => /^[-–−+]?\d[\d\s.,]*( ?[^\d\s]{1,3})?$/.test(cell);

/** A table that scrolls horizontally in narrow windows. */
export function PartTable({ part: { caption, head, rows } }: { part: VisiblePartFragment }) {
  const intl = useIntl();
  const heads = head ?? [];
  const all = rows ?? [];
  const right = heads.map((_, at) => at > 0 && all.every(({ cells }) => isNumber(cells[at] ?? '')));
  const side = (at: number) => right[at] || undefined;
  return (
    <div
      className={styles.table}
      role="region"
      aria-label={caption || intl.formatMessage({ id: 'articles.table' })}
      tabIndex={0}
    >
      <table>
        {caption && <caption>{caption}</caption>}
        <thead>
          <tr>
            {heads.map((text, at) => (
              <th key={at} scope="col" data-right={side(at)}>
                {text}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {all.map(({ cells: [first, ...others] }, row) => (
            <tr key={row}>
              <th scope="row">{first}</th>
              {others.map((text, at) => (
                <td key={at} data-right={side(at + 1)}>
                  {text}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
