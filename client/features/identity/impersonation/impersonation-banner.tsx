import { IconEye } from '@tabler/icons-react';
import { useEffect } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { useFormat } from '#client/platform/formats/format';
import { onRejection } from '#client/platform/requests/rejections';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { useEndImpersonationMutation, useImpersonationQuery } from './impersonation.generated';
import styles from './impersonation.module.css';
import { noteImpersonation, onImpersonationEndedElsewhere } from './impersonation-note';

/** The delay in milliseconds before a failed query is repeated. */
const againAfter = 2000;

/** Returns the current impersonation, reloaded when its time is up. */
function useSeen() {
  const { data, error, refetch } = useImpersonationQuery({ fetchPolicy: 'network-only' });
  const seen = data?.impersonation;
  const until = seen && !seen.isOver ? new Date(seen.until).getTime() : null;
  useEffect(() => onRejection('IMPERSONATION_ENDED', () => void refetch()), [refetch]);
  useEffect(() => {
    if (until === null) return;
    const timer = setTimeout(() => void refetch(), Math.max(0, until - Date.now()) + 1000);
    return () => clearTimeout(timer);
  }, [until, refetch]);
  useEffect(() => {
    if (data && !data.impersonation) noteImpersonation(false);
  }, [data]);
  // Retries until the state is known, so that the administrator doesn't mistake the portal for their own.
  useEffect(() => {
    if (!error) return;
    const timer = setTimeout(() => void refetch().catch(() => undefined), againAfter);
    return () => clearTimeout(timer);
  }, [error, refetch]);
  // This page still shows the other person's data.
  useEffect(() => onImpersonationEndedElsewhere(() => window.location.reload()), []);
  return seen;
}

/** The banner during impersonation: the person, the note that nothing is saved, and the button that ends it. */
export default function ImpersonationBanner() {
  const seen = useSeen();
  const { time } = useFormat();
  const errorMessage = useErrorMessage();
  const [end, { loading, error }] = useEndImpersonationMutation();
  if (!seen) return null;
  const goBack = async () => {
    const ended = await end({ variables: { input: { profileId: seen.profileId } } }).catch(() => null);
    if (!ended) return;
    noteImpersonation(false);
    // A full page load discards all data of the impersonated person.
    window.location.assign(`/admin/people/${seen.profileId}`);
  };
  const values = { b: bold, name: seen.name, time: time(seen.until) };
  return (
    <aside className={styles.banner}>
      <div className={styles.line}>
        <IconEye size={20} stroke={1.9} aria-hidden />
        <p className={styles.text} role="status">
          <FormattedMessage
            id={seen.isOver ? 'people.impersonationOver' : 'people.impersonation'}
            values={values}
          />
          {error && <> {errorMessage(error)}</>}
        </p>
        <Button disabled={loading} onClick={() => void goBack()}>
          <FormattedMessage id="people.backToAdmin" />
        </Button>
      </div>
    </aside>
  );
}
