import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/format';
import type { ResultViewerFragment, ShownResultFragment } from './shown-result.generated';
import { TreadBar, treadBlocks } from '#client/ui/tread-bar';
import { DoneOf, Fact } from '#client/ui/fact';
import grid from '#client/ui/facts.module.css';

/** On a phone: points and PRO progress side by side under the band. */
export function ResultFacts({ result, me }: { result: ShownResultFragment; me: ResultViewerFragment }) {
  const { number } = useFormat();
  const { done, required } = me.progress.pro;
  const counted = Math.min(done, required);
  return (
    <div className={`phone-only ${grid.facts}`}>
      <Fact name="results.pointsEarned" value={`+${number(result.pointsEarned)}`}>
        <p className="sm dim">
          <FormattedMessage id="results.balance" values={{ points: me.points }} />
        </p>
      </Fact>
      <Fact name="results.proProgress" value={<DoneOf done={counted} total={required} />}>
        <TreadBar blocks={treadBlocks(counted, required)} />
      </Fact>
    </div>
  );
}
