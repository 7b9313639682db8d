import { IconAlertTriangle } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { ItemFlag } from '#client/platform/generated/schema';
import type { ItemStatisticFieldsFragment } from './item-statistics.generated';
import styles from './statistics-tab.module.css';

/** The minimum number of attempts from which the server sets flags. */
export const fewestForFlags = 30;

const names: Record<ItemFlag, string> = {
  negative: 'admin.statistics.negative',
  weak: 'admin.statistics.weak',
  too_hard: 'admin.statistics.tooHard',
  too_easy: 'admin.statistics.tooEasy',
};

/** Returns the flags to show. `negative` implies `weak`, which is omitted then. */
export const visibleFlags = (flags: readonly ItemFlag[]): ItemFlag[] =>
  flags.filter((flag) => flag !== 'weak' || !flags.includes('negative'));

/** The flags of a question, or how many attempts are missing for them. */
export function Flags({ item: { attempts, flags } }: { item: ItemStatisticFieldsFragment }) {
  if (attempts < fewestForFlags) {
    return (
      <span className="dim sm">
        <FormattedMessage id="admin.statistics.notEnough" values={{ attempts, needed: fewestForFlags }} />
      </span>
    );
  }
  const visible = visibleFlags(flags);
  if (visible.length === 0) {
    return (
      <span className="dim sm">
        <FormattedMessage id="admin.statistics.none" />
      </span>
    );
  }
  return (
    <span className={styles.flags}>
      {visible.map((flag) => (
        <span key={flag} className={styles.flag}>
          <IconAlertTriangle size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id={names[flag]} />
        </span>
      ))}
    </span>
  );
}

const explained = [
  ['admin.statistics.facility', 'admin.statistics.facilityMeans'],
  ['admin.statistics.discrimination', 'admin.statistics.discriminationMeans'],
  ['admin.statistics.flags', 'admin.statistics.flagsMean'],
] as const;

/** The legend of the figures and flags. */
export function Legend() {
  return (
    <dl className={styles.legend}>
      {explained.map(([nameId, meaningId]) => (
        <div key={nameId}>
          <dt>
            <FormattedMessage id={nameId} />
          </dt>
          <dd>
            <FormattedMessage id={meaningId} values={{ needed: fewestForFlags }} />
          </dd>
        </div>
      ))}
    </dl>
  );
}
