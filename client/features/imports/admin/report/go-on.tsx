import { IconPlayerPlay } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { type ImportFieldsFragment, useResumeImportMutation } from '../imports.generated';
import styles from '../imports.module.css';
import { useStep } from '../use-step';

type Props = { data: ImportFieldsFragment; onConflict: () => unknown };

/** A button that resumes a stopped import. Renders nothing if it is being undone or the time for it is over. */
export function GoOn({ data: { id, kind, undo, undoUntil, rowCount, done }, onConflict }: Props) {
  const [resume] = useResumeImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  if (undo || !undoUntil) return null;
  const goOn = () => take(() => resume({ variables: { input: { id } } }));
  return (
    <div className={styles.actions}>
      <Button
        variant="strong"
        busyLabel={busy ? <FormattedMessage id="imports.starting" /> : undefined}
        onClick={() => void goOn()}
      >
        <IconPlayerPlay size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id="imports.report.goOn" values={{ kind, count: (rowCount ?? 0) - done }} />
      </Button>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </div>
  );
}
