import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { useDecision } from './use-decision';

type Props = { questionImport: QuestionImportFieldsFragment; small?: boolean };

/** Discards an import after a confirmation, which names its owner if it is someone else's. */
export function DiscardImport({ questionImport, small }: Props) {
  const intl = useIntl();
  const [confirming, setConfirming] = useState(false);
  const { decide, busy, problem, forget } = useDecision(questionImport);
  const { fileName, mine, madeBy } = questionImport;
  const close = () => {
    setConfirming(false);
    forget();
  };
  return (
    <>
      <Button
        size={small ? 'sm' : 'md'}
        aria-haspopup="dialog"
        aria-label={intl.formatMessage({ id: 'admin.import.discardOf' }, { fileName })}
        onClick={() => setConfirming(true)}
      >
        <FormattedMessage id="admin.import.discard" />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={close}
        danger
        title={<FormattedMessage id="admin.import.discardTitle" values={{ fileName }} />}
        confirm={<FormattedMessage id="admin.import.discard" />}
        busyLabel={busy && <FormattedMessage id="admin.import.discarding" />}
        error={problem}
        onConfirm={() => void decide('discard').then((done) => done && close())}
      >
        {!mine && madeBy && (
          <p>
            <FormattedMessage id="admin.import.discardTheirs" values={{ name: madeBy }} />
          </p>
        )}
        <p>
          <FormattedMessage id="admin.import.discardText" />
        </p>
      </ConfirmDialog>
    </>
  );
}
