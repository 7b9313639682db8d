import { FileButton } from '@mantine/core';
import { IconFileImport } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { errorCode } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useDrop } from '#client/ui/files/use-drop';
import { ImportCrowd } from './import-crowd';
import styles from './import-tab.module.css';
import { sendQuestionFile } from './send-file';

const messageIds: Record<string, string> = {
  PAYLOAD_TOO_LARGE: 'admin.import.tooLarge',
  EMPTY: 'admin.import.empty',
};

type Props = {
  moduleId: string;
  /** The file that was rejected because too many imports are in progress. */
  crowdedOut: File | undefined;
  onCrowdedOut: (file: File | undefined) => void;
  onSent: (importId: string) => void;
};

/** Uploads one file at a time. Returns the pending state and the error of the last upload. */
function useSending({ moduleId, onCrowdedOut, onSent }: Props) {
  const errorMessage = useErrorMessage(messageIds);
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const send = async (file: File | null | undefined) => {
    if (!file || busy) return;
    setBusy(true);
    setProblem(undefined);
    onCrowdedOut(undefined);
    try {
      onSent(await sendQuestionFile(moduleId, file));
    } catch (error) {
      if (errorCode(error) === 'CONFLICT') onCrowdedOut(file);
      else setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return { busy, problem, send };
}

/** A drop zone and file input for a question file. */
export function ChooseFile(props: Props) {
  const { moduleId, crowdedOut } = props;
  const { busy, problem, send } = useSending(props);
  const drop = useDrop((file) => void send(file));
  return (
    <>
      <div className={styles.drop} {...drop}>
        <FileButton
          accept=".gift,.txt,.xml,text/plain,text/xml,application/xml"
          onChange={(file) => void send(file)}
        >
          {({ onClick }) => (
            <Button
              variant="primary"
              busyLabel={busy ? <FormattedMessage id="admin.import.sending" /> : undefined}
              onClick={onClick}
            >
              <IconFileImport size={20} stroke={1.9} aria-hidden />
              <FormattedMessage id="admin.import.choose" />
            </Button>
          )}
        </FileButton>
        <span className={`dim ${styles.dropHint}`}>
          <FormattedMessage id="admin.import.drop" />
        </span>
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
      {crowdedOut && (
        <ImportCrowd moduleId={moduleId} fileName={crowdedOut.name} onAgain={() => void send(crowdedOut)} />
      )}
    </>
  );
}
