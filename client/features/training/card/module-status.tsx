import { FormattedMessage } from 'react-intl';
import type { ModuleCardFragment } from './module-card.generated';
import { useFormat } from '#client/platform/formats/format';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import { stateNames } from '../module-state';
import { moduleState, type ModuleState } from '../module-state';

const shapes: Record<ModuleState, StatusShape> = {
  not_started: 'outline',
  in_progress: 'half',
  passed: 'tick',
  failed: 'cross',
  blocked: 'lock',
};

type TestAndStatus = Pick<ModuleCardFragment, 'test' | 'myTest'>;

/** Returns what follows the status: the last score, or the progress towards a blocked PRO test. */
function useDetail({ test, myTest }: TestAndStatus, state: ModuleState) {
  const { percent } = useFormat();
  const { reason, standardTestsDone, standardTestsRequired } = myTest.access;
  if (state === 'blocked' && reason === 'too_few_tests' && standardTestsDone !== null) {
    const values = { done: standardTestsDone, total: standardTestsRequired };
    return <FormattedMessage id="modules.doneOfShort" values={values} />;
  }
  const scored = test && (state === 'passed' || state === 'failed') && myTest.lastScore !== null;
  return scored ? percent(myTest.lastScore!) : null;
}

/** The status of a module as shape and text, with score or progress. */
export default function ModuleStatus({ module }: { module: TestAndStatus }) {
  const state = moduleState(module);
  const detail = useDetail(module, state);
  const viewed = !module.test && state === 'passed';
  return (
    <StatusLabel shape={shapes[state]}>
      <span>
        <FormattedMessage id={viewed ? 'modules.completed' : stateNames[state]} />
        {detail !== null && <>, {detail}</>}
      </span>
    </StatusLabel>
  );
}
