import { useEffect, useId, useRef, type ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Note } from '#client/ui/feedback/messages';
import styles from './question-view.module.css';

type Props = {
  text: ReactNode;
  hint: ReactNode;
  picture?: ReactNode;
  /** True if the visible answer replaced the one given here, because it was given later in another window. */
  superseded: boolean;
  /** True if the question heading takes the focus, so that screen readers continue there. */
  focused: boolean;
  /** Renders the answer controls. The argument is the id of the question heading. */
  children: (headingId: string) => ReactNode;
};

/** The layout of a question: text at the left, answer controls at the right, stacked on phones. */
export function QuestionFrame({ text, hint, picture, superseded, focused, children }: Props) {
  const headingId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (focused) heading.current?.focus();
  }, [focused]);

  return (
    <div className={styles.question}>
      <div className={styles.requested}>
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
