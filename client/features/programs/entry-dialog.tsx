import { useApolloClient } from '@apollo/client/react';
import { useEffect, useRef } from 'react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, useLocation, useNavigate } from 'react-router-dom';
import { onChange } from '#client/platform/changes/changes';
import { Dialog } from '#client/ui/dialog/dialog';
import { RichText } from '#client/ui/rich-text';
import { Waiting } from '#client/ui/feedback/states';
import { useEntryDialogQuery } from './entry-dialog.generated';
import styles from './entry-dialog.module.css';
import { EntryForm, type Entry } from './entry-form';
import { programNames, programPath, type ProgramBucket } from './program-names';
import { useEntryEnd } from './use-entry-end';
import { useWait } from './use-wait';

type Props = { opened: boolean; bucket: ProgramBucket; onClose: () => void };

/** Opens the page of the program and shows the end of the access. */
function useGoTo() {
  const intl = useIntl();
  const end = useEntryEnd();
  const navigate = useNavigate();
  const { pathname, state } = useLocation() as { pathname: string; state: unknown };
  return ({ bucket, expiresAt }: Entry) => {
    const path = programPath(bucket);
    void navigate(path, { replace: pathname === path, state });
    const program = intl.formatMessage({ id: programNames[bucket] });
    const values = { program, day: end.day(expiresAt), time: end.time(expiresAt) };
    toast.success(intl.formatMessage({ id: 'programs.openUntil' }, values), { duration: 6000 });
  };
}

/** The dialog that enters a program by account number: one form for distributors, one for distributors or retailers. */
export default function EntryDialog({ opened, bucket, onClose }: Props) {
  const client = useApolloClient();
  const { data, error, refetch } = useEntryDialogQuery({ fetchPolicy: 'cache-and-network' });
  // After an error, the existing data remains.
  useEffect(() => onChange('settings', () => void refetch().catch(() => undefined)), [refetch]);
  const { begin, wait } = useWait();
  const entered = useRef<Entry>(undefined);
  const goTo = useGoTo();
  const onFound = (entry: Entry) => {
    entered.current = entry;
    // Refetches unlocked content while the dialog fades out.
    void client.refetchQueries({ include: 'active' });
    onClose();
  };
  const onClosed = () => {
    if (entered.current) goTo(entered.current);
    entered.current = undefined;
  };
  const form = (each: ProgramBucket, enabled: boolean) => (
    <EntryForm
      bucket={each}
      enabled={enabled}
      isFirst={each === bucket}
      wait={wait}
      onFound={onFound}
      onWait={begin}
      onRejected={() => void refetch()}
    />
  );
  return (
    <Dialog
      size="lg"
      opened={opened}
      onClose={onClose}
      onClosed={onClosed}
      title={<FormattedMessage id="programs.dialog.title" />}
    >
      {!data && <Waiting error={error} onRetry={() => void refetch()} lines={3} />}
      {data && (
        <>
          {data.settings.goldModalCopy && <RichText html={data.settings.goldModalCopy} />}
          <div className={styles.forms}>
            {form('distributor', data.settings.goldDistributorModulesEnabled)}
            {form('retailer', data.settings.goldRetailerModulesEnabled)}
          </div>
          <p className="sm dim">
            <FormattedMessage id="programs.dialog.where" />{' '}
            <Link to="/contact">
              <FormattedMessage id="programs.dialog.none" />
            </Link>
          </p>
        </>
      )}
    </Dialog>
  );
}
