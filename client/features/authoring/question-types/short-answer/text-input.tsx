import { FormattedMessage, useIntl } from 'react-intl';
import { TextField } from '#client/ui/fields/fields';
import type { QuestionInputProps } from '../question-type';
import styles from './text-input.module.css';

const typingPauseMs = 600;
// The server rejects longer answers.
const maxAnswerLength = 1000;

/** The field for a short answer. It saves after a debounce and on blur. */
export function TextInput({ labelledBy, answer, onAnswer, onPause }: QuestionInputProps) {
  const intl = useIntl();
  return (
    <>
      <TextField
        label={intl.formatMessage({ id: 'tests.yourAnswer' })}
        aria-describedby={labelledBy}
        value={answer.text ?? ''}
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
