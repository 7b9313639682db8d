import { IconDownload } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { useSaving } from '#client/ui/files/use-saving';
import styles from './import-tab.module.css';

function Download({ testId }: { testId: string }) {
  const { busy, problem, save } = useSaving(`/api/tests/${testId}/questions.gift`);
  return (
    <>
      <Button
        busyLabel={busy ? <FormattedMessage id="admin.import.exporting" /> : undefined}
        onClick={() => void save()}
      >
        <IconDownload size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.import.exportNow" />
      </Button>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </>
  );
}

/** Downloads the questions of the test as a file. */
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
