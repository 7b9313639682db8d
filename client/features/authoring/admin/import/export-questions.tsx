import { IconDownload } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useErrorMessage } from '#client/platform/error-message';
import { saveFile } from '#client/platform/save-file';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/messages';
import styles from './import-tab.module.css';

function Download({ testId }: { testId: string }) {
  const errorMessage = useErrorMessage();
  const [busy, setBusy] = useState(false);
  const [problem, setProblem] = useState<string>();
  const go = async () => {
    setBusy(true);
    setProblem(undefined);
    try {
      await saveFile(`/api/tests/${testId}/questions.gift`);
    } catch (error) {
      setProblem(errorMessage(error));
    } finally {
      setBusy(false);
    }
  };
  return (
    <>
      <Button
        busyLabel={busy ? <FormattedMessage id="admin.import.exporting" /> : undefined}
        onClick={() => void go()}
      >
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.import.exportNow" />
      </Button>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}

/** Saves the questions of the test as a file. */
export function ExportQuestions({ testId }: { testId: string | null }) {
  return (
    <section className={styles.part}>
      <h2>
        <FormattedMessage id="admin.import.export" />
      </h2>
      <p className="dim">
        <FormattedMessage id={testId ? 'admin.import.exportHelp' : 'admin.import.noTest'} />
      </p>
      {testId && <Download testId={testId} />}
    </section>
  );
}
