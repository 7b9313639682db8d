import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { ResultViewerFragment, ShownResultFragment } from './shown-result.generated';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import grid from '#client/ui/facts.module.css';

/** On a phone: points and PRO progress side by side under the band. */
export function ResultFacts({ result, me }: { result: ShownResultFragment; me: ResultViewerFragment }) {
  const { number } = useFormat();
  const { done, required } = me.progress.pro;
  const counted = Math.min(done, required);
  return (
    <div className={`phone-only ${grid.facts}`}>
      <div>
        <p className="sm dim">
          <FormattedMessage id="results.pointsEarned" />
        </p>
        <p className={`num ${grid.number}`}>+{number(result.pointsEarned)}</p>
        <p className="sm dim">
          <FormattedMessage id="results.balance" values={{ points: me.points }} />
        </p>
      </div>
      <div>
        <p className="sm dim">
          <FormattedMessage id="results.proProgress" />
        </p>
        <p className={`num ${grid.number}`}>
          <FormattedMessage
            id="results.doneOf"
            values={{
              done: counted,
              total: required,
              small: (chunks) => <span className={`dim ${grid.small}`}>{chunks}</span>,
            }}
          />
        </p>
        <TreadBar blocks={treadBlocks(counted, required)} />
      </div>
    </div>
  );
}
