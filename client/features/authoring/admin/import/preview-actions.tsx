import { IconPlus } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { ErrorNote } from '#client/ui/feedback/messages';
import { DiscardImport } from './discard-import';
import { addable, isUnkept } from './import-states';
import styles from './import-tab.module.css';
import { useDecision } from './use-decision';

type Props = { questionImport: QuestionImportFieldsFragment };

function Apply({ questionImport }: Props) {
  const [confirming, setConfirming] = useState(false);
  const { decide, busy, problem, forget } = useDecision(questionImport);
  const count = addable(questionImport);
  const close = () => {
    setConfirming(false);
    forget();
  };
  return (
    <>
      <Button variant="primary" aria-haspopup="dialog" onClick={() => setConfirming(true)}>
        <IconPlus size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.import.apply" values={{ count }} />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={close}
        title={<FormattedMessage id="admin.import.applyTitle" />}
        confirm={<FormattedMessage id="admin.import.apply" values={{ count }} />}
        busyLabel={busy && <FormattedMessage id="admin.import.starting" />}
        error={problem}
        onConfirm={() => void decide('apply').then((done) => done && close())}
      >
        <FormattedMessage id="admin.import.applyText" values={{ count }} />
      </ConfirmDialog>
    </>
  );
}

function Keep({ questionImport }: Props) {
  const { decide, busy, problem } = useDecision(questionImport);
  return (
    <>
      <Button
        busyLabel={busy && <FormattedMessage id="admin.import.keeping" />}
        onClick={() => void decide('keep')}
      >
        <FormattedMessage id="admin.import.keep" />
      </Button>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}

/** The actions of a preview: add its questions, keep it or discard it. */
export function PreviewActions({ questionImport }: Props) {
  return (
    <div className={styles.actions}>
      {addable(questionImport) > 0 && <Apply questionImport={questionImport} />}
      {isUnkept(questionImport) && <Keep questionImport={questionImport} />}
      <DiscardImport questionImport={questionImport} />
    </div>
  );
}
