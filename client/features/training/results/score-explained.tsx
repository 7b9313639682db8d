import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ScoreExplainedFragment } from './score-explained.generated';
import { Panel } from '#client/ui/layout/card';
import { Section } from '#client/ui/layout/layout';
import styles from './result-page.module.css';

/** Explains a score below 100% by counts, without revealing correct answers. */
export function ScoreExplained({ result }: { result: ScoreExplainedFragment }) {
  const { percent } = useFormat();
  const { score, questionCount, correctCount, partlyCorrectCount } = result;
  if (score === null || score === 100) return null;
  const counts = [
    { id: 'results.how.right', count: correctCount },
    { id: 'results.how.partly', count: partlyCorrectCount },
    { id: 'results.how.wrong', count: questionCount - correctCount - partlyCorrectCount },
  ];
  return (
    <Section title={<FormattedMessage id="results.how" values={{ score: percent(score) }} />}>
      <Panel>
        <ul>
          {counts
            .filter(({ count }) => count > 0)
            .map(({ id, count }) => (
              <li key={id}>
                <FormattedMessage id={id} values={{ count }} />
              </li>
            ))}
        </ul>
        <p className={`sm dim ${styles.help}`}>
          <FormattedMessage id="results.how.weights" />
        </p>
      </Panel>
    </Section>
  );
}
