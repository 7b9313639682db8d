import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ModuleAccessFragment } from './access-panel.generated';
import { ButtonLink } from '#client/ui/button';
import { StatusLabel } from '#client/ui/status-label';
import ModuleStatus from '../card/module-status';
import { moduleState } from '../module-state';
import { OpenTestList, useOpenTests } from '../open/open-tests';
import { StandardTestsProgress } from '../standard-tests-progress';
import { PanelFrame } from './panel-frame';

/** The progress with standard tests, and those that are open now. */
function StandardTests({ done, required }: { done: number; required: number }) {
  const intl = useIntl();
  const open = useOpenTests('standard') ?? [];
  const heading = intl.formatMessage({ id: 'modules.openNow' });
  return (
    <>
      <StandardTestsProgress done={done} required={required} />
      {open.length > 0 && (
        <div>
          <p className="sm dim">{heading}</p>
          <OpenTestList tests={open.slice(0, 3)} label={heading} />
        </div>
      )}
      <ButtonLink variant="strong" block to="/training?test=standard">
        <FormattedMessage id="modules.showStandardTests" />
      </ButtonLink>
    </>
  );
}

/** A test that can't be taken now: the reason, the date when it opens, and what helps. */
export function BlockedPanel({ module }: { module: ModuleAccessFragment }) {
  const { access, lastResultId, lastScore } = module.myTest;
  const { date, percent } = useFormat();
  const { reason, message, opensAgainAt, standardTestsDone, standardTestsRequired } = access;
  const blocked = moduleState(module) === 'blocked';
  return (
    <PanelFrame
      shut
      header={
        <>
          {blocked ? (
            <StatusLabel shape="lock">
              <FormattedMessage id="modules.testBlocked" />
            </StatusLabel>
          ) : (
            <ModuleStatus module={module} />
          )}
          <h2 id="access">{message}</h2>
          {opensAgainAt && (
            <p>
              <FormattedMessage id="modules.opensAgain" values={{ date: date(opensAgainAt) }} />
            </p>
          )}
        </>
      }
    >
      {reason === 'too_few_tests' && standardTestsDone !== null && standardTestsRequired !== null && (
        <StandardTests done={standardTestsDone} required={standardTestsRequired} />
      )}
      {reason === 'too_many_fails' && lastScore !== null && (
        <p>
          <FormattedMessage id="modules.lastScoreShort" values={{ score: percent(lastScore) }} />
        </p>
      )}
      {lastResultId && (
        <ButtonLink variant="strong" block to={`/results/${lastResultId}`}>
          <FormattedMessage id="modules.showResult" />
        </ButtonLink>
      )}
      {module.canOpen && (
        <p className="sm dim">
          <FormattedMessage id="modules.blockedHelp" />
        </p>
      )}
    </PanelFrame>
  );
}
