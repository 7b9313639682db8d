import { FormattedMessage, useIntl } from 'react-intl';
import type { ImportFieldsFragment } from '../imports.generated';
import styles from './reading.module.css';

type Props = {
  reading: ImportFieldsFragment['reading'];
  onChoose: (line: number) => void;
};

const maxVisible = 7;

/** The first rows of a file. Selecting a row number makes it the heading row. */
export function FirstRows({ reading: { firstRows, headingLine }, onChoose }: Props) {
  const intl = useIntl();
  const headingAt = firstRows.findIndex(({ line }) => line === headingLine);
  const visible = firstRows.slice(0, Math.max(maxVisible, headingAt + 2));
  const width = Math.max(...visible.map(({ cells }) => cells.length));
  return (
    <section className={styles.part}>
      <h3>
        <FormattedMessage id="imports.reading.firstRows" />
      </h3>
      <p className="sm dim">
        <FormattedMessage id="imports.reading.firstRowsHelp" />
      </p>
      <div
        className={styles.scroll}
        role="region"
        aria-label={intl.formatMessage({ id: 'imports.reading.firstRows' })}
        tabIndex={0}
      >
        <table className={styles.rows}>
          <tbody>
            {visible.map(({ line, cells }) => (
              <tr key={line} data-heading={line === headingLine || undefined}>
                <th scope="row">
                  <button
                    type="button"
                    aria-pressed={line === headingLine}
                    aria-label={intl.formatMessage({ id: 'imports.reading.headingRow' }, { line })}
                    onClick={() => onChoose(line)}
                  >
                    {line}
                  </button>
                </th>
                {Array.from({ length: width }, (_, at) => (
                  <td key={at}>{cells[at]}</td>
                ))}
              </tr>
            ))}
          </tbody>
        </table>
      </div>
      {headingAt > 0 && (
        <p className="sm">
          <FormattedMessage id="imports.reading.skipped" values={{ count: headingAt }} />
        </p>
      )}
    </section>
  );
}
