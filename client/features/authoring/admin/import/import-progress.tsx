import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import type { QuestionImportFieldsFragment } from './question-import.generated';
import { DiscardImport } from './discard-import';
import styles from './import-tab.module.css';

function Counted({ questionImport: { status, done, total } }: Props) {
  if (!total) return <FormattedMessage id="admin.import.counting" />;
  const id = status === 'reading' ? 'admin.import.read' : 'admin.import.addedSoFar';
  return <FormattedMessage id={id} values={{ done, total }} />;
}

type Props = { questionImport: QuestionImportFieldsFragment };

/** The progress of reading or adding questions, as a bar and as text. */
export function ImportProgress({ questionImport }: Props) {
  const { status, done, total, fileName } = questionImport;
  const titleId = useId();
  const reading = status === 'reading';
  const messageId = reading ? 'admin.import.reading' : 'admin.import.importing';
  return (
    <div className={styles.progress}>
      <h3 id={titleId}>
        <FormattedMessage id={messageId} values={{ fileName }} />
      </h3>
      <progress aria-labelledby={titleId} max={total || 1} value={total ? done : undefined} />
      <p role="status">
        <Counted questionImport={questionImport} />
      </p>
      <p className="sm dim">
        <FormattedMessage id={reading ? 'admin.import.readingGoesOn' : 'admin.import.goesOn'} />
      </p>
      {reading && (
        <div>
          <DiscardImport questionImport={questionImport} />
        </div>
      )}
    </div>
  );
}
