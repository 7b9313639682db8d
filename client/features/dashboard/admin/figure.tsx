import { IconChartBar, IconTable } from '@tabler/icons-react';
import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { ErrorNote } from '#client/ui/feedback/messages';
import { SaveMenu } from '#client/ui/files/save-menu';
import { type FileAddress, type SavingAs, useSavingAs } from '#client/ui/files/use-saving';
import styles from './dashboard.module.css';

type Props = {
  /** The message id of the question. */
  question: string;
  /** The answer in one sentence. */
  answer: ReactNode;
  /** The address of the file with all rows. */
  file?: FileAddress;
  /** A table that can replace the chart. */
  table?: ReactNode;
  wide?: boolean;
  children: ReactNode;
};

function TableButton({ isTable, name, onClick }: { isTable: boolean; name: string; onClick: () => void }) {
  const intl = useIntl();
  const Icon = isTable ? IconChartBar : IconTable;
  return (
    <Button
      variant="text"
      size="sm"
      aria-pressed={isTable}
      aria-label={intl.formatMessage({ id: 'dashboard.tableOf' }, { name })}
      onClick={onClick}
    >
      <Icon size={16} stroke={1.9} aria-hidden />
      <FormattedMessage id={isTable ? 'dashboard.chart' : 'dashboard.table'} />
    </Button>
  );
}

function Save({ name, busy, saveAs }: { name: string } & Pick<SavingAs, 'busy' | 'saveAs'>) {
  const intl = useIntl();
  const word = <FormattedMessage id="admin.list.save" />;
  const label = intl.formatMessage({ id: 'dashboard.save' }, { name });
  return (
    <SaveMenu framed={false} size="sm" label={label} busyLabel={word} busy={busy} saveAs={saveAs}>
      {word}
    </SaveMenu>
  );
}

/** A figure: a question, its answer, and the chart or table behind it. */
export function Figure({ question, answer, file, table, wide, children }: Props) {
  const id = useId();
  const intl = useIntl();
  const [isTable, setIsTable] = useState(false);
  const saving = useSavingAs(file ?? (() => ''));
  const name = intl.formatMessage({ id: question });
  return (
    <section className={styles.figure} data-wide={wide} aria-labelledby={id}>
      <div className={styles.figureHead}>
        <h2 id={id}>{name}</h2>
        <div className={styles.actions}>
          {table && <TableButton isTable={isTable} name={name} onClick={() => setIsTable(!isTable)} />}
          {file && <Save name={name} {...saving} />}
        </div>
      </div>
      {saving.problem && <ErrorNote>{saving.problem}</ErrorNote>}
      <p className={styles.answer}>{answer}</p>
      {isTable ? <div className={styles.table}>{table}</div> : children}
    </section>
  );
}
