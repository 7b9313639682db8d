import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '#client/ui/messages';
import styles from './question-view.module.css';

type Props = {
  text: ReactNode;
  hint: ReactNode;
  picture?: ReactNode;
  /** The answer shown was given in another window, later than the one given here. */
  superseded: boolean;
  /** Puts the focus on the question, so that reading goes on there. */
  focused: boolean;
  /** The place to answer, which gets the id of the question's text. */
  children: (headingId: string) => ReactNode;
};

/** A question at the left, the place to answer at the right; on a phone one above the other. */
export function QuestionFrame({ text, hint, picture, superseded, focused, children }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <div className={styles.question}>
      <div className={styles.asked}>
        <h1 id={headingId} ref={heading} tabIndex={-1}>
          {text}
        </h1>
        <p className={`dim ${styles.hint}`}>{hint}</p>
        {picture}
      </div>
      <div>
        {superseded && (
          <div className={styles.note} role="status">
            <Note>
              <FormattedMessage id="tests.superseded" />
            </Note>
          </div>
        )}
        {children(headingId)}
      </div>
    </div>
  );
}
