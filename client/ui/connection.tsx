import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage, FormattedTime } from 'react-intl';
import { lastAnswerAt, useConnection } from '#client/platform/connection';
import { bold } from './bold';
import styles from './connection.module.css';
import { Page } from './layout';
import { Loading, NoConnection } from './states';

/** Says in one calm line that the portal cannot be reached, and of when is what is shown. */
export function ConnectionBar() {
  const state = useConnection();
  const time = <FormattedTime key="time" value={lastAnswerAt()} />;
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
