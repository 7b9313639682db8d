import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { TextArea } from '#client/ui/editing/fields/text-area';
import styles from './surveys.module.css';

const typingPauseMs = 600;
// The server rejects longer answers.
const maxWordsLength = 500;

type Props = {
  text: string;
  labelledBy: string;
  onChange: (text: string, pause: number) => void;
  onPause: () => void;
};

/** The field for a free-text answer. It saves after a debounce and on blur. */
export function OwnWords({ text, labelledBy, onChange, onPause }: Props) {
  const intl = useIntl();
  const countId = useId();
  return (
    <>
      <TextArea
        label={intl.formatMessage({ id: 'tests.yourAnswer' })}
        aria-describedby={`${labelledBy} ${countId}`}
        rows={7}
        value={text}
        maxLength={maxWordsLength}
        onChange={(event) => onChange(event.currentTarget.value, typingPauseMs)}
        onBlur={onPause}
      />
      <div className={`sm dim ${styles.under}`}>
        <span>
          <FormattedMessage id="surveys.wordsRead" />
        </span>
        <span id={countId} className={styles.count}>
          <FormattedMessage id="surveys.wordsCount" values={{ count: text.length, max: maxWordsLength }} />
        </span>
      </div>
    </>
  );
}
