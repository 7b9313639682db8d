import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lastAnswerAt, useConnection } from '#client/platform/connection';
import { useFormat } from '#client/platform/format';
import { bold } from './bold';
import styles from './connection.module.css';
import { Page } from './layout';
import { Loading, NoConnection } from './states';

/** Says in one calm line that the portal cannot be reached, and of when is what is shown. */
export function ConnectionBar() {
  const state = useConnection();
  const time = useFormat().time(lastAnswerAt());
  return (
    <div role="status">
      {state !== 'ok' && (
        <p className={styles.bar}>
          <IconCloudOff size={20} stroke={1.9} aria-hidden />
          <span>
            <FormattedMessage
              id={state === 'offline' ? 'connection.offline' : 'connection.silent'}
              values={{ b: bold, time }}
            />
          </span>
        </p>
      )}
    </div>
  );
}

/** Holds the place of a screen whose code is on its way. */
export function ScreenLoading() {
  const state = useConnection();
  return <Page>{state === 'ok' ? <Loading /> : <NoConnection level={1} />}</Page>;
}
