import { IconSquare } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { answerClock } from '#client/platform/server-clock';
import { bold } from '#client/ui/bold';
import { Button, ButtonLink } from '#client/ui/button';
import { ConfirmDialog } from '#client/ui/dialog/confirm-dialog';
import { type ImportFieldsFragment, useStopImportMutation } from '../imports.generated';
import styles from '../imports.module.css';
import { useStep } from '../use-step';
import { Progress } from './progress';

/** The approximate remaining time at the current speed. Renders nothing until it can be estimated. */
function Left({ data: { startedAt, done, rowCount } }: { data: ImportFieldsFragment }) {
  const intl = useIntl();
  const seconds = startedAt ? -answerClock.value.secondsUntil(startedAt) : 0;
  const [first] = useState({ done, seconds });
  if (!rowCount || done <= first.done) return null;
  const pace = Math.max(1, seconds - first.seconds) / (done - first.done);
  const left = Math.ceil(pace * (rowCount - done));
  const [unit, count] = left < 90 ? (['second', left] as const) : (['minute', Math.ceil(left / 60)] as const);
  const time = intl.formatNumber(count, { style: 'unit', unit, unitDisplay: 'long' });
  return (
    <p className="dim">
      <FormattedMessage id="imports.running.left" values={{ time }} />
    </p>
  );
}

const details = ['imports.running.leave', 'imports.running.atOnce', 'imports.running.stopKeeps'];

type Props = { data: ImportFieldsFragment; onConflict: () => unknown };

/** Step 4: the rows are imported, even if the administrator leaves the page. */
export function RunningImport({ data, onConflict }: Props) {
  const { id, kind, done, rowCount, doneCounts } = data;
  const { add, change, unchanged, reject } = doneCounts;
  const [confirming, setConfirming] = useState(false);
  const [stop] = useStopImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  const stopIt = async () => {
    if (await take(() => stop({ variables: { input: { id } } }))) setConfirming(false);
  };
  return (
    <div className={styles.running}>
      <Progress kind={kind} done={done} of={rowCount ?? 0}>
        <Left data={data} />
        <p className="sm dim">
          <FormattedMessage id="imports.counts" values={{ add, change, unchanged, reject }} />
        </p>
      </Progress>
      <ul className={styles.details}>
        {details.map((detail) => (
          <li key={detail}>
            <FormattedMessage id={detail} values={{ b: bold }} />
          </li>
        ))}
      </ul>
      <div className={styles.actions}>
        <Button variant="danger" onClick={() => setConfirming(true)}>
          <IconSquare size={16} stroke={1.9} aria-hidden />
          <FormattedMessage id="imports.running.stop" />
        </Button>
        <ButtonLink variant="text" to="/admin/imports">
          <FormattedMessage id="admin.imports" />
        </ButtonLink>
      </div>
      <ConfirmDialog
        opened={confirming}
        onClose={() => setConfirming(false)}
        danger
        title={<FormattedMessage id="imports.running.stopTitle" />}
        confirm={<FormattedMessage id="imports.running.stop" />}
        busyLabel={busy ? <FormattedMessage id="imports.stopping" /> : undefined}
        error={problem}
        onConfirm={() => void stopIt()}
      >
        <FormattedMessage id="imports.running.stopKeeps" values={{ b: bold }} />
      </ConfirmDialog>
    </div>
  );
}
