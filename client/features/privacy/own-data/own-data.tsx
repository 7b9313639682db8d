import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { Section } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import { CopyRow } from './copy-row';
import { DeletionRow } from './deletion-row';
import styles from './own-data.module.css';
import { useOwnDataRequestsQuery } from './own-data.generated';

const place = 'data';
const oftenWhileMade = 4000;

/** Scrolls to the section if the URL hash names it, as in e-mails. */
function useVisibleAt() {
  const { hash } = useLocation();
  const ref = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hash === `#${place}`) ref.current?.scrollIntoView();
  }, [hash]);
  return ref;
}

/** The section with the data export and the account deletion. */
export default function OwnData() {
  const { data, error, refetch, startPolling, stopPolling } = useOwnDataRequestsQuery({
    fetchPolicy: 'cache-and-network',
  });
  const ref = useVisibleAt();
  const requests = data?.me.dataRequests;
  const copy = requests?.find(({ kind }) => kind === 'copy');
  const isMade = copy?.state === 'requested';
  useEffect(() => {
    if (!isMade) return undefined;
    startPolling(oftenWhileMade);
    return stopPolling;
  }, [isMade, startPolling, stopPolling]);
  return (
    <div id={place} ref={ref} className={styles.data}>
      <Section title={<FormattedMessage id="privacy.yourData" />}>
        {requests ? (
          <>
            <CopyRow request={copy} />
            <DeletionRow request={requests.find(({ kind }) => kind === 'deletion')} />
          </>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={2} />
        )}
      </Section>
    </div>
  );
}
