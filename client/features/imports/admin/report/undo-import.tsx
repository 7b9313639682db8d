import { IconArrowBackUp } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import { answerClock } from '#client/platform/server-clock';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { Waiting } from '#client/ui/feedback/states';
import {
  type ImportFieldsFragment,
  useImportUndoPreviewQuery,
  useUndoImportMutation,
} from '../imports.generated';
import styles from '../imports.module.css';
import { useStep } from '../use-step';

const secondsOfDay = 86_400;

const whole = {
  heading: 'imports.undo',
  prompt: 'imports.undo.prompt',
  title: 'imports.undo.title',
  confirm: 'imports.undo.confirm',
} as const;

/** The messages for an undo that stopped before it was complete. */
const rest = {
  heading: 'imports.undoRest',
  prompt: 'imports.undoRest.prompt',
  title: 'imports.undoRest.title',
  confirm: 'imports.undoRest.confirm',
} as const;

type Props = { data: ImportFieldsFragment; onConflict: () => unknown };

/** The undo of an import: what it reverts, what remains, and until when it is possible. */
export function UndoImport({ data: { id, undo: undone, undoUntil }, onConflict }: Props) {
  const { date } = useFormat();
  const [confirming, setConfirming] = useState(false);
  const { data, error, refetch } = useImportUndoPreviewQuery({
    variables: { id },
    fetchPolicy: 'network-only',
  });
  const [undo] = useUndoImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  const seconds = answerClock.value.secondsUntil(undoUntil!);
  if (seconds <= 0) return null;
  if (!data) return <Waiting error={error} onRetry={() => void refetch()} />;
  const preview = data.import?.undoPreview;
  if (!preview) return null;
  const { removed, restored, addedStays, fieldsStay } = preview;
  const words = undone ? rest : whole;
  const days = Math.ceil(seconds / secondsOfDay);
  const undoIt = async () => {
    if (await take(() => undo({ variables: { input: { id } } }))) setConfirming(false);
  };
  const told = (
    <>
      <p>
        <FormattedMessage id="imports.undo.does" values={{ removed, restored }} />
      </p>
      {addedStays + fieldsStay > 0 && (
        <ul>
          {addedStays > 0 && (
            <li>
              <FormattedMessage id="imports.undo.addedStays" values={{ count: addedStays }} />
            </li>
          )}
          {fieldsStay > 0 && (
            <li>
              <FormattedMessage id="imports.undo.fieldsStay" values={{ count: fieldsStay }} />
            </li>
          )}
        </ul>
      )}
    </>
  );
  return (
    <section className={styles.undo} aria-labelledby="undo-import">
      <h2 id="undo-import">
        <FormattedMessage id={words.heading} />
      </h2>
      {told}
      <p>
        <FormattedMessage id="imports.undo.until" values={{ date: date(undoUntil!), days, b: bold }} />
      </p>
      <Button variant="danger" onClick={() => setConfirming(true)}>
        <IconArrowBackUp size={16} stroke={1.9} aria-hidden />
        <FormattedMessage id={words.prompt} />
      </Button>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        danger
        title={<FormattedMessage id={words.title} />}
        confirm={<FormattedMessage id={words.confirm} />}
        busyLabel={busy ? <FormattedMessage id="imports.status.undoing" /> : undefined}
        error={problem}
        onConfirm={() => void undoIt()}
      >
        {told}
      </ConfirmDialog>
    </section>
  );
}
