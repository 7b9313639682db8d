import { IconCloudOff } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { lastAnswerAt, useConnection } from '#client/platform/requests/connection';
import { useFormat } from '#client/platform/formats/format';
import { bold } from '../bold';
import styles from './connection.module.css';
import { Page } from '../layout/layout';
import { Loading, NoConnection } from './states';

/** A bar that says that the portal can't be reached, and from when the visible data is. */
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

/** The placeholder of a screen whose code is loading. */
export function ScreenLoading() {
  const state = useConnection();
  return <Page>{state === 'ok' ? <Loading /> : <NoConnection level={1} />}</Page>;
}
