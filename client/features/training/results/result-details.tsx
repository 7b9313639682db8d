import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ResultViewerFragment, VisibleResultFragment } from './visible-result.generated';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import { DoneOf, Detail } from '#client/ui/layout/detail';
import grid from '#client/ui/layout/details.module.css';

/** The points and the PRO progress side by side, on phones. */
export function ResultDetails({ result, me }: { result: VisibleResultFragment; me: ResultViewerFragment }) {
  const { number } = useFormat();
  const { done, required } = me.progress.pro;
  const counted = Math.min(done, required);
  return (
    <div className={`phone-only ${grid.details}`}>
      <Detail name="results.pointsEarned" value={`+${number(result.pointsEarned)}`}>
        <p className="sm dim">
          <FormattedMessage id="results.balance" values={{ points: me.points }} />
        </p>
      </Detail>
      <Detail name="results.proProgress" value={<DoneOf done={counted} total={required} />}>
        <TreadBar blocks={treadBlocks(counted, required)} />
      </Detail>
    </div>
  );
}
