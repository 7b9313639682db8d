import { useEffect, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { PreviewMarkFieldsFragment } from './test-preview.generated';
import { Button } from '#client/ui/button';
import { Note } from '#client/ui/feedback/messages';
import { RibList } from '#client/ui/layout/rib-list';
import { StatusLabel } from '#client/ui/status-label';
import { WrongAnswer } from '../../review/wrong-answers';
import styles from './preview-tab.module.css';

type Props = { mark: PreviewMarkFieldsFragment; passMark: number; onAgain: () => void };

/** The result that the answers of a preview would have. */
export function PreviewMark({ mark, passMark, onAgain }: Props) {
  const { percent } = useFormat();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className={styles.mark}>
      <Note>
        <FormattedMessage id="admin.preview.notKept" />
      </Note>
      <StatusLabel shape={mark.passed ? 'tick' : 'cross'}>
        <FormattedMessage id={mark.passed ? 'testStatus.passed' : 'testStatus.failed'} />
      </StatusLabel>
      <h2 ref={heading} tabIndex={-1}>
        {percent(mark.score)}
      </h2>
      <p>
        <FormattedMessage
          id="admin.preview.right"
          values={{ right: mark.correctCount, total: mark.questionCount, passMark: percent(passMark) }}
        />
      </p>
      {mark.incorrectQuestions.length > 0 && (
        <RibList>
          {mark.incorrectQuestions.map((question) => (
            <WrongAnswer key={question.id} question={question} />
          ))}
        </RibList>
      )}
      <div>
        <Button variant="strong" onClick={onAgain}>
          <FormattedMessage id="admin.preview.again" />
        </Button>
      </div>
    </div>
  );
}
