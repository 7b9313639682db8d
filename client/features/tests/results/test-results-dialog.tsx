import { IconX } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog';
import { InlineRichText, RichText } from '#client/ui/rich-text';
import type { ShownResult } from './result-page';
import styles from './test-results-dialog.module.css';

type Incorrect = ShownResult['incorrectQuestions'][number];

function WrongAnswer({ question }: { question: Incorrect }) {
  const { position, name, selectedName, feedback } = question;
  return (
    <li className={styles.wrong}>
      <p className="sm dim">
        <FormattedMessage id="results.question" values={{ position }} />
      </p>
      <h3>
        <InlineRichText html={name} />
      </h3>
      <div className={styles.answer}>
        <IconX size={20} stroke={1.9} aria-hidden />
        <div>
          <p className="sm dim">
            <FormattedMessage id="results.yourAnswer" />
          </p>
          <div className={styles.given}>
            {selectedName === null ? (
              <FormattedMessage id="results.notAnswered" />
            ) : (
              <InlineRichText html={selectedName} />
            )}
          </div>
        </div>
      </div>
      {feedback && (
        <div className={`sm ${styles.feedback}`}>
          <RichText html={feedback} />
        </div>
      )}
    </li>
  );
}

type Props = { result: ShownResult; opened: boolean; onClose: () => void };

/** The questions answered incorrectly, each with the answer given. */
export function TestResultsDialog({ result, opened, onClose }: Props) {
  const wrong = result.incorrectQuestions.length;
  return (
    <Dialog
      opened={opened}
      onClose={onClose}
      title={<FormattedMessage id="results.dialogTitle" />}
      footer={
        <Button variant="strong" onClick={onClose}>
          <FormattedMessage id="ui.close" />
        </Button>
      }
    >
      <p className="dim">
        {result.module.name}.{' '}
        <FormattedMessage
          id="results.dialogSummary"
          values={{ wrong, total: result.questionCount, right: result.questionCount - wrong }}
        />
      </p>
      <ol>
        {result.incorrectQuestions.map((question) => (
          <WrongAnswer key={question.id} question={question} />
        ))}
      </ol>
    </Dialog>
  );
}
