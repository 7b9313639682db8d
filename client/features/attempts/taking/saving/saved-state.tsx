import { IconAlertTriangle, IconCloudCheck, IconCloudOff, IconCloudUp, type Icon } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import type { SaveState } from './answer-saver';
import styles from '../test-bar.module.css';

const looks: Record<SaveState, { Icon: Icon; id: string }> = {
  saved: { Icon: IconCloudCheck, id: 'tests.save.saved' },
  saving: { Icon: IconCloudUp, id: 'tests.save.saving' },
  offline: { Icon: IconCloudOff, id: 'tests.save.offline' },
  rejected: { Icon: IconAlertTriangle, id: 'tests.save.refused' },
};

/**
 * Shows if the server has all answers. Only errors are announced, because announcing each saved answer would be too
 * noisy.
 */
export function SavedState({ state }: { state: SaveState }) {
  const { Icon, id } = looks[state];
  const isProblem = state === 'offline' || state === 'rejected';
  return (
    <span className={styles.saved} data-state={state} aria-live={isProblem ? 'polite' : 'off'}>
      <Icon size={20} stroke={1.9} aria-hidden />
      <FormattedMessage id={id} />
    </span>
  );
}
