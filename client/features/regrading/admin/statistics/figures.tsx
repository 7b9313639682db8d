import { FormattedMessage, useIntl } from 'react-intl';
import styles from './statistics-tab.module.css';

/** Returns the position and width of a bar in percent. Signed bars start in the middle. */
export function barOf(value: number, signed: boolean): { left: number; width: number } {
  if (!signed) return { left: 0, width: value * 100 };
  const width = Math.abs(value) * 50;
  return { left: value < 0 ? 50 - width : 50, width };
}

type Props = {
  /** The figure from 0 to 1, or from -1 to 1 if signed. Null if it can't be computed. */
  value: number | null;
  /** The message id of the label for layouts without column headings. */
  labelId: string;
  signed?: boolean;
};

/** A figure as a bar with its number. */
export function Figure({ value, labelId, signed = false }: Props) {
  const intl = useIntl();
  const { left, width } = barOf(value ?? 0, signed);
  const visible = signed
    ? intl.formatNumber(value ?? 0, { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    : intl.formatNumber(value ?? 0, { style: 'percent' });
  return (
    <span className={styles.figure}>
      <span className="phone-only">
        <FormattedMessage id={labelId} />
      </span>
      <span className={styles.bar} data-signed={signed || undefined} aria-hidden>
        <span style={{ left: `${left}%`, width: `${width}%` }} />
      </span>
      {value === null ? (
        <FormattedMessage id="admin.statistics.undefined" />
      ) : (
        <span className="num">{visible}</span>
      )}
    </span>
  );
}
