import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleCardFragment } from './module-card.generated';
import { TreadCover } from '#client/ui/art/tread-cover';
import { Card } from '#client/ui/layout/card';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { moduleState } from '../module-state';
import { useAccessReason, usePassedBefore } from './access-reason';
import styles from './module-card.module.css';
import ModuleStatus from './module-status';
import { RewardSlot } from './reward-slot';
import { testDetails } from './test-details';

function Foot({ module }: { module: ModuleCardFragment }) {
  const { test, myTest } = module;
  const inProgress = test !== null && myTest.status === 'in_progress';
  const attemptsLeft = moduleState(module) === 'failed' ? myTest.attemptsLeft : null;
  return (
    <>
      <div className={styles.foot}>
        <ModuleStatus module={module} />
        {inProgress && myTest.nextPosition !== null && (
          <span className="sm">
            <FormattedMessage
              id="modules.questionOf"
              values={{ position: myTest.nextPosition, total: test.questionCount }}
            />
          </span>
        )}
        {attemptsLeft !== null && (
          <span className="sm">
            <FormattedMessage id="modules.attemptsLeft" values={{ count: attemptsLeft }} />
          </span>
        )}
      </div>
      {inProgress && (
        <div className={styles.bar}>
          <TreadBar size="sm" blocks={treadBlocks(myTest.answered, test.questionCount, 1)} />
        </div>
      )}
    </>
  );
}

/** A module in the list: cover, name, test details, reason if blocked, and status. */
export function ModuleCard({ module }: { module: ModuleCardFragment }) {
  const intl = useIntl();
  const accessReason = useAccessReason();
  const passedBefore = usePassedBefore()(module.myTest);
  const blocked = moduleState(module) === 'blocked';
  const { access } = module.myTest;
  // A module without a test is completed by opening it, so the missing test doesn't block it.
  const reason = (module.test || access.reason !== 'no_questions') && accessReason(access);
  return (
    <Card
      to={`/training/modules/${module.id}`}
      title={module.name}
      picture={<TreadCover pattern={module.art} />}
      blocked={blocked}
      foot={<Foot module={module} />}
    >
      {module.readingMinutes !== null && (
        <p className="sm dim">
          <FormattedMessage id="modules.toRead" values={{ minutes: module.readingMinutes }} />
        </p>
      )}
      <p className="sm dim">
        {module.test ? testDetails(intl, module.test) : <FormattedMessage id="modules.noTestDetails" />}
      </p>
      {passedBefore && <p className="sm">{passedBefore}</p>}
      {reason && <p className="sm">{reason}</p>}
      <RewardSlot earns={module.myTest.pointsToEarn} brief />
    </Card>
  );
}
