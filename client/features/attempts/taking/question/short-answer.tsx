import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#client/ui/fields';
import type { AnswerValue } from '../answer';
import styles from './question-view.module.css';

const typingPauseMs = 600;
// The server rejects longer answers.
const maxAnswerLength = 1000;

type Props = {
  labelledBy: string;
  text: string;
  onAnswer: (value: AnswerValue, pause: number) => void;
  /** Called on blur, so that the answer is sent without waiting for the debounce. */
  onPause: () => void;
};

/** The field for a short answer. It saves after a debounce and on blur. */
export function ShortAnswer({ labelledBy, text, onAnswer, onPause }: Props) {
  const intl = useIntl();
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'tests.yourAnswer' })}
        aria-describedby={labelledBy}
        value={text}
        maxLength={maxAnswerLength}
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        onChange={(event) => onAnswer({ optionIds: [], text: event.currentTarget.value }, typingPauseMs)}
        onBlur={onPause}
      />
      <p className={`sm dim desk-only ${styles.keys}`}>
        <FormattedMessage id="tests.enterGoesOn" />
      </p>
    </>
  );
}
