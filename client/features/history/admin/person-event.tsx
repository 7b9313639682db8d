import {
  IconCircleCheck,
  IconCircleX,
  IconCoin,
  IconLogin,
  IconMail,
  IconUserEdit,
  type Icon,
} from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { PersonEventKind, PointsReason, ResultStatus } from '#client/platform/generated/schema';
import { useWords } from '#client/ui/editor/described/use-words';
import type { AuditDetailFragment } from './audit.generated';
import { AuditValue } from './audit-value';
import type { PersonEventLineFragment } from './person-history.generated';
import styles from './person-history.module.css';
import { useAuditWords } from './use-audit-words';

type Event = PersonEventLineFragment;

const icons: Record<PersonEventKind, Icon> = {
  sign_in: IconLogin,
  test: IconCircleCheck,
  points: IconCoin,
  mail: IconMail,
  change: IconUserEdit,
};

const statusNames: Record<ResultStatus, string> = {
  passed: 'history.result.passed',
  failed: 'history.result.failed',
  abandoned: 'history.result.abandoned',
  voided: 'history.result.voided',
};

const reasonNames: Record<PointsReason, string> = {
  adjustment: 'history.reason.adjustment',
  regrade: 'history.reason.regrade',
  reward: 'history.reason.reward',
  reward_returned: 'history.reason.rewardReturned',
  survey: 'history.reason.survey',
  test_passed: 'history.reason.testPassed',
};

const Below = ({ children }: { children: ReactNode }) => <span className={styles.below}>{children}</span>;

function Change({ change }: { change: AuditDetailFragment['changes'][number] }) {
  const { text } = useWords();
  const { field } = useAuditWords();
  const { before, after, isErased } = change;
  return (
    <Below>
      {text('history.fieldBefore', { field: field(change.field) })}{' '}
      {isErased ? (
        text('history.erased')
      ) : (
        <>
          <s>
            <AuditValue field={change.field} json={before} className={undefined} />
          </s>{' '}
          → <AuditValue field={change.field} json={after} className={undefined} />
        </>
      )}
    </Below>
  );
}

/**
 * The audit details of an event: the action, the target unless it is the person, and the actor unless it is the person.
 */
function Action({ entry, personId }: { entry: AuditDetailFragment; personId: string }) {
  const { text } = useWords();
  const { action, target, outcome, who } = useAuditWords();
  const { targetKind, changes, actorKind, actorId } = entry;
  const parts = [
    action(entry.action),
    targetKind === 'profile' ? undefined : target(targetKind),
    entry.outcome === 'done' ? undefined : outcome(entry.outcome),
  ];
  const isByOther = actorKind !== 'system' && actorId !== personId;
  return (
    <span>
      {parts.filter(Boolean).join(', ')}
      {isByOther && <Below>{text('history.person.by', { who: who(entry) })}</Below>}
      {changes.map((change) => (
        <Change key={change.field} change={change} />
      ))}
    </span>
  );
}

function Points({ event: { reason, about, note, orderId, orderNumber } }: { event: Event }) {
  const { text } = useWords();
  return (
    <span>
      {reason && text(reasonNames[reason])}
      {about && (
        <Below>
          {about}
          {orderId && (
            <>
              {' '}
              · <Link to={`/admin/orders/${orderId}`}>{orderNumber}</Link>
            </>
          )}
        </Below>
      )}
      {note && <Below>{note}</Below>}
    </span>
  );
}

function Test({ event: { about, status, score } }: { event: Event }) {
  const { text } = useWords();
  const { percent } = useFormat();
  return (
    <span>
      {about}
      {status && (
        <Below>
          {text(statusNames[status])}
          {score !== null && `, ${percent(score)}`}
        </Below>
      )}
    </span>
  );
}

/** An event in a person's history. */
export function PersonEventRow({ event, personId }: { event: Event; personId: string }) {
  const { text } = useWords();
  const { change, number, time } = useFormat();
  const { kind, at, entry, amount, balanceAfter } = event;
  const Sign = kind === 'test' && event.status !== 'passed' ? IconCircleX : icons[kind];
  return (
    <li>
      <Sign size={20} stroke={1.9} aria-hidden />
      {entry && <Action entry={entry} personId={personId} />}
      {kind === 'points' && <Points event={event} />}
      {kind === 'test' && <Test event={event} />}
      {amount !== null && balanceAfter !== null && (
        <span className={styles.amount}>
          <strong>{change(amount)}</strong>
          <Below>{text('history.balanceAfter', { balance: number(balanceAfter) })}</Below>
        </span>
      )}
      <time dateTime={at}>{time(at)}</time>
    </li>
  );
}
