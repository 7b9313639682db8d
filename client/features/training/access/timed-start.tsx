import { IconDeviceFloppy, IconHourglass, IconRepeat, type Icon } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleAccessFragment, OfferedTestFragment } from './access-panel.generated';
import { bold } from '#client/ui/bold';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Note } from '#client/ui/feedback/messages';
import { limitText } from '../card/test-details';
import styles from './timed-start.module.css';

const maxBlocks = 60;

/** The limit as a ring of minutes. Hidden from screen readers, because the limit also appears as text. */
function Minutes({ seconds }: { seconds: number }) {
  const minutes = Math.ceil(seconds / 60);
  const blocks = Math.min(minutes, maxBlocks);
  return (
    <svg className={styles.ring} viewBox="0 0 116 116" aria-hidden="true">
      <circle
        cx="58"
        cy="58"
        r="50"
        pathLength={blocks}
        strokeDasharray={blocks === 1 ? undefined : '0.76 0.24'}
      />
      <text x="58" y="60" fontSize="46" className="num">
        {minutes}
      </text>
    </svg>
  );
}

function Point({ Icon: Glyph, children }: { Icon: Icon; children: ReactNode }) {
  return (
    <li>
      <Glyph size={20} stroke={1.9} aria-hidden />
      <span>{children}</span>
    </li>
  );
}

type Props = {
  module: ModuleAccessFragment;
  test: OfferedTestFragment & { timeLimitSeconds: number };
  opened: boolean;
  busy: boolean;
  /** The error of the last attempt to start. */
  error: ReactNode;
  /** The label of the start button. */
  startLabel: ReactNode;
  onStart: () => void;
  onClose: () => void;
};

/** Asks for confirmation before the clock of a test with a time limit starts. */
export default function TimedStart({
  module,
  test,
  opened,
  busy,
  error,
  startLabel,
  onStart,
  onClose,
}: Props) {
  const intl = useIntl();
  const { timeLimitSeconds, maxFails, resetPeriod } = test;
  const number = module.myTest.failsInPeriod + 1;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="modules.timed.title" />}
      footer={
        <>
          <Button size="lg" onClick={onClose}>
            <FormattedMessage id="modules.timed.notNow" />
          </Button>
          <Button
            variant="primary"
            size="lg"
            busyLabel={busy ? <FormattedMessage id="modules.starting" /> : undefined}
            onClick={onStart}
          >
            {startLabel}
          </Button>
        </>
      }
    >
      <div className={styles.clock}>
        <Minutes seconds={timeLimitSeconds} />
        <p>
          <FormattedMessage
            id="modules.timed.from"
            values={{ time: limitText(intl, timeLimitSeconds), b: bold }}
          />
        </p>
      </div>
      <ul className={styles.points}>
        <Point Icon={IconDeviceFloppy}>
          <FormattedMessage id="modules.timed.saved" />
        </Point>
        <Point Icon={IconHourglass}>
          <FormattedMessage id="modules.timed.end" />
        </Point>
        {maxFails !== null && (
          <Point Icon={IconRepeat}>
            <FormattedMessage
              id="modules.timed.try"
              values={{ number, count: maxFails, period: resetPeriod ?? 'none' }}
            />
          </Point>
        )}
      </ul>
      <div role="status">{error && <Note tone="bad">{error}</Note>}</div>
    </Dialog>
  );
}
