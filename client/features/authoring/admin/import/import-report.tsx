import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import {
  useQuestionImportLinesQuery,
  type QuestionImportFieldsFragment,
  type QuestionImportLineFieldsFragment,
} from './question-import.generated';
import type { QuestionImportLineStatus } from '#client/platform/generated/schema';
import { RowPages } from '#client/ui/list/row-pages';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { StatusLabel, type StatusShape } from '#client/ui/status-label';
import { ImportNote } from './import-note';
import styles from './import-tab.module.css';
import { QuestionPreview } from './question-preview';

const statuses: Record<QuestionImportLineStatus, { shape: StatusShape; labelId: string; countId: string }> = {
  accepted: { shape: 'tick', labelId: 'admin.import.asWritten', countId: 'admin.import.asWrittenCount' },
  converted: { shape: 'half', labelId: 'admin.import.converted', countId: 'admin.import.convertedCount' },
  rejected: { shape: 'cross', labelId: 'admin.import.refused', countId: 'admin.import.rejectedCount' },
  already_there: {
    shape: 'outline',
    labelId: 'admin.import.alreadyThere',
    countId: 'admin.import.alreadyThereCount',
  },
};

type Counts = QuestionImportFieldsFragment['counts'];

const countsOf = (counts: Counts): [QuestionImportLineStatus, number][] => [
  ['accepted', counts.accepted],
  ['converted', counts.converted],
  ['rejected', counts.rejected],
  ['already_there', counts.alreadyThere],
];

type Choice = QuestionImportLineStatus | null;

function Filter({
  counts,
  value,
  onChange,
}: {
  counts: Counts;
  value: Choice;
  onChange: (value: Choice) => void;
}) {
  const intl = useIntl();
  const entries = countsOf(counts);
  const all = entries.reduce((sum, [, count]) => sum + count, 0);
  return (
    <ChipRow label={intl.formatMessage({ id: 'admin.import.filter' })}>
      <Chip on={value === null} onClick={() => onChange(null)}>
        <FormattedMessage id="admin.import.all" values={{ count: all }} />
      </Chip>
      {entries.map(([status, count]) => (
        <Chip key={status} on={value === status} onClick={() => onChange(status)}>
          <FormattedMessage id={statuses[status].countId} values={{ count }} />
        </Chip>
      ))}
    </ChipRow>
  );
}

function Line({ line }: { line: QuestionImportLineFieldsFragment }) {
  const [opened, setOpened] = useState(false);
  const { shape, labelId } = statuses[line.status];
  return (
    <li className={styles.line}>
      <span className="sm dim">
        <FormattedMessage id="admin.import.line" values={{ line: line.line }} />
      </span>
      <StatusLabel shape={shape}>
        <FormattedMessage id={labelId} />
      </StatusLabel>
      <div className={styles.about}>
        <p className={styles.label}>{line.label}</p>
        {line.notes.map((note, index) => (
          <p key={index} className="sm dim">
            <ImportNote note={note} />
          </p>
        ))}
        {line.question && (
          <details onToggle={(event) => setOpened(event.currentTarget.open)}>
            <summary>
              <FormattedMessage id="admin.import.show" />
            </summary>
            {opened && <QuestionPreview question={line.question} />}
          </details>
        )}
      </div>
    </li>
  );
}

/** The outcome for each question of a file, with a filter by outcome. */
export function ImportReport({ questionImport }: { questionImport: QuestionImportFieldsFragment }) {
  const { id, counts } = questionImport;
  const intl = useIntl();
  const [status, setStatus] = useState<Choice>(null);
  const { data, error, refetch, fetchMore } = useQuestionImportLinesQuery({
    variables: { id, status },
    fetchPolicy: 'cache-and-network',
  });
  const lines = data?.questionImport?.lines;
  const total = countsOf(counts).reduce(
    (sum, [one, count]) => sum + (status === null || status === one ? count : 0),
    0,
  );
  const after = lines?.pageInfo.hasNextPage ? lines.pageInfo.endCursor : null;
  return (
    <section className={styles.report}>
      <h3>
        <FormattedMessage id="admin.import.report" />
      </h3>
      <Filter counts={counts} value={status} onChange={setStatus} />
      {lines && lines.nodes.length > 0 && (
        <RowPages
          key={status}
          rows={lines.nodes}
          size={50}
          total={total}
          onMore={after ? () => fetchMore({ variables: { after } }) : undefined}
        >
          {(visible) => (
            <ul className={styles.lines} aria-label={intl.formatMessage({ id: 'admin.import.report' })}>
              {visible.map((line) => (
                <Line key={line.number} line={line} />
              ))}
            </ul>
          )}
        </RowPages>
      )}
      {lines?.nodes.length === 0 && (
        <p className="dim">
          <FormattedMessage id="admin.import.noneOfThese" />
        </p>
      )}
      {!lines && <Waiting error={error} onRetry={() => void refetch()} lines={4} />}
    </section>
  );
}
