import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import type { ReadImportInput } from '#client/platform/generated/schema';
import { type ImportFieldsFragment, useReadImportMutation } from '../imports.generated';
import { useStep } from '../use-step';
import { DateChoice } from './date-choice';
import { FirstRows } from './first-rows';
import { isDoubtful, type SlashDates } from './open-questions';
import { ReadingChoice } from './reading-choice';
import styles from './reading.module.css';

type Props = {
  data: ImportFieldsFragment;
  /** The dates of the date column, or null. */
  dates: SlashDates | null;
  onConflict: () => unknown;
};

const encodings = [
  { value: 'windows_1252', nameId: 'imports.reading.windows', word: 'windows' },
  { value: 'macintosh', nameId: 'imports.reading.mac', word: 'macintosh' },
] as const;

/** The options of how the file is read. They are expanded initially if something needs attention. */
export function ReadingOptions({ data: { id, reading }, dates, onConflict }: Props) {
  const [isOpened, setIsOpened] = useState(false);
  const [read] = useReadImportMutation();
  const { busy, problem, take } = useStep(onConflict);
  const change = (to: Omit<ReadImportInput, 'id'>) =>
    void take(() => read({ variables: { input: { id, ...to } } }));
  if (!isOpened && !isDoubtful(reading, dates))
    return (
      <p>
        <Button onClick={() => setIsOpened(true)}>
          <FormattedMessage id="imports.reading.open" />
        </Button>
      </p>
    );
  const { doubtfulWords, encoding, encodingNeeded } = reading;
  return (
    <section className={styles.reading} aria-busy={busy}>
      <h2>
        <FormattedMessage id="imports.reading.title" />
      </h2>
      <FirstRows reading={reading} onChoose={(headingLine) => change({ headingLine })} />
      <div className={styles.questions}>
        {doubtfulWords.length > 0 && (
          <ReadingChoice
            title={<FormattedMessage id="imports.reading.encoding" />}
            value={encodingNeeded ? null : encoding}
            choices={encodings.map(({ value, nameId, word }) => ({
              value,
              title: <FormattedMessage id={nameId} />,
              help: doubtfulWords.map((each) => each[word]).join(', '),
            }))}
            onChange={(to) => change({ encoding: to })}
          />
        )}
        {dates && (
          <DateChoice
            dates={dates}
            selected={reading.dateOrder}
            onChange={(dateOrder) => change({ dateOrder })}
          />
        )}
      </div>
      {problem && <ErrorNote>{problem}</ErrorNote>}
    </section>
  );
}
