import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import {
  useApplyImportMutation,
  useDiscardImportMutation,
  type QuestionImportFieldsFragment,
} from '#client/platform/generated/graphql';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/confirm-dialog';
import styles from './import-tab.module.css';

type Props = { questionImport: QuestionImportFieldsFragment };
type Asking = 'apply' | 'discard' | null;

function ApplyDialog({
  id,
  count,
  opened,
  onClose,
}: {
  id: string;
  count: number;
  opened: boolean;
  onClose: () => void;
}) {
  const errorMessage = useErrorMessage();
  const [apply, { loading, error }] = useApplyImportMutation();
  const go = async () => {
    const done = await apply({ variables: { id } }).catch(() => undefined);
    if (done?.data) onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="admin.import.applyTitle" />}
      confirm={<FormattedMessage id="admin.import.apply" values={{ count }} />}
      busyLabel={loading ? <FormattedMessage id="admin.import.starting" /> : undefined}
      error={error && errorMessage(error)}
      onConfirm={() => void go()}
    >
      <FormattedMessage id="admin.import.applyText" values={{ count }} />
    </ConfirmDialog>
  );
}

function DiscardDialog({ id, opened, onClose }: { id: string; opened: boolean; onClose: () => void }) {
  const errorMessage = useErrorMessage();
  const [discard, { loading, error }] = useDiscardImportMutation();
  const go = async () => {
    const done = await discard({ variables: { id } }).catch(() => undefined);
    if (done?.data) onClose();
  };
  return (
    <ConfirmDialog
      opened={opened}
      onClose={onClose}
      danger
      title={<FormattedMessage id="admin.import.discardTitle" />}
      confirm={<FormattedMessage id="admin.import.discard" />}
      busyLabel={loading ? <FormattedMessage id="admin.import.discarding" /> : undefined}
      error={error && errorMessage(error)}
      onConfirm={() => void go()}
    >
      <FormattedMessage id="admin.import.discardText" />
    </ConfirmDialog>
  );
}

/** What to do with a preview: add its questions, or give it up. */
export function PreviewActions({ questionImport: { id, counts } }: Props) {
  const [asking, setAsking] = useState<Asking>(null);
  const count = counts.taken + counts.converted;
  const close = () => setAsking(null);
  return (
    <div className={styles.actions}>
      {count > 0 && (
        <Button variant="primary" onClick={() => setAsking('apply')}>
          <IconPlus size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id="admin.import.apply" values={{ count }} />
        </Button>
      )}
      <Button onClick={() => setAsking('discard')}>
        <FormattedMessage id="admin.import.discard" />
      </Button>
      <ApplyDialog id={id} count={count} opened={asking === 'apply'} onClose={close} />
      <DiscardDialog id={id} opened={asking === 'discard'} onClose={close} />
    </div>
  );
}
