import { FormattedMessage } from 'react-intl';
import { Keys } from '#client/ui/shortcuts/key-caps';
import { hasShortcutKeys } from '#client/ui/shortcuts/keys';
import styles from './admin-list.module.css';

type Props = { chooses: boolean; edits: boolean };

/** The most important shortcuts of a list, if shortcuts are enabled. */
export function ListKeys({ chooses, edits }: Props) {
  if (!hasShortcutKeys()) return null;
  const keys = [
    { of: ['J', 'K'], labelId: 'admin.list.keys.move' },
    ...(chooses ? [{ of: ['X'], labelId: 'admin.list.keys.select' }] : []),
    ...(edits ? [{ of: ['E'], labelId: 'admin.list.keys.edit' }] : []),
    { of: ['/'], labelId: 'admin.list.keys.search' },
    { of: ['?'], labelId: 'admin.list.keys.all' },
  ];
  return (
    <span className={`sm dim ${styles.keys}`}>
      {keys.map(({ of, labelId }) => (
        <span key={labelId}>
          <Keys of={of} />
          <FormattedMessage id={labelId} />
        </span>
      ))}
    </span>
  );
}
