import { useClickOutside } from '@mantine/hooks';
import { useEffect, type KeyboardEvent, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { rejectedFields } from '#client/platform/requests/error-code';
import { useErrorMessage } from '#client/platform/requests/error-message';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import { useProblemText } from '#client/ui/editing/problem';
import { storedValue } from '#client/ui/editor/described/field';
import { useWords } from '#client/ui/editor/described/use-words';
import { ErrorNote, Note } from '#client/ui/feedback/messages';
import styles from './cells.module.css';
import { rowDraft, type RowEditing } from './row-editing';
import type { Cells, EditedCell } from './use-cells';

type Props<Row extends { id: string }> = {
  of: RowEditing<Row>;
  cells: Cells<Row>;
  cell: EditedCell<Row>;
  /** Saves and moves to the next or previous editable cell. */
  onGoOn: (back: boolean) => void;
};

const focusable = 'a[href], button, input, select, textarea, [contenteditable="true"]';

/** Returns true if Tab leaves the form at this element. */
function isAtEdge(form: HTMLElement, target: EventTarget, back: boolean): boolean {
  const all = [...form.querySelectorAll<HTMLElement>(focusable)];
  return target === form || target === (back ? all[0] : all.at(-1));
}

/** Returns the labels and texts of a cell editor. */
function useCellWords<Row extends { id: string }>({ fields, nameOf }: RowEditing<Row>, key: string) {
  const words = useWords();
  const field = fields[key]!;
  return {
    label: words.text(field.label),
    title: (row: Row) => words.text('admin.cell.of', { field: words.text(field.label), name: nameOf(row) }),
    said: (row: Row): ReactNode => field.cell?.(storedValue(fields, key, row), words),
  };
}

function Conflict({ theirs, cells }: { theirs: ReactNode; cells: Pick<Cells<never>, 'keepMine' | 'leave'> }) {
  return (
    <div role="alert">
      <Note tone="bad">
        <FormattedMessage id="admin.cell.conflict" values={{ theirs: <strong>{theirs}</strong> }} />
      </Note>
      <div className={styles.actions}>
        <Button type="button" size="sm" variant="strong" onClick={cells.keepMine}>
          <FormattedMessage id="admin.cell.keepMine" />
        </Button>
        <Button type="button" size="sm" variant="text" onClick={cells.leave}>
          <FormattedMessage id="admin.cell.takeTheirs" />
        </Button>
      </div>
    </div>
  );
}

function Foot({ saving }: { saving: boolean }) {
  return (
    <p className={styles.foot} role="status">
      {saving ? (
        <FormattedMessage id="admin.saving" />
      ) : (
        <>
          <span>
            <kbd>Enter</kbd> <FormattedMessage id="admin.cell.saves" />
          </span>
          <span>
            <kbd>Esc</kbd> <FormattedMessage id="admin.cell.leaves" />
          </span>
        </>
      )}
    </p>
  );
}

/** The editor over a cell: Enter saves, Escape cancels, Tab saves and moves on, and a click elsewhere saves. */
export function CellEditor<Row extends { id: string }>({ of, cells, cell, onGoOn }: Props<Row>) {
  const { row, key, draft, saving, error, problem, theirs } = cell;
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const inWords = useProblemText();
  const { title, said } = useCellWords(of, key);
  const { Input, hint, rejected: rejection = 'admin.error.refused' } = of.fields[key]!;
  const form = useClickOutside<HTMLFormElement>(({ target }) => {
    // A confirmation before leaving the page decides about the cell itself.
    if (!(target instanceof Element && target.closest('[role="dialog"]'))) void cells.save();
  });
  useReturnedFocus(form);
  useEffect(() => {
    const input = form.current?.querySelector<HTMLElement>(focusable);
    (input ?? form.current)?.focus();
    if (input instanceof HTMLInputElement && input.type !== 'checkbox') input.select();
    // At the right edge, the editor aligns with the end of its cell.
    const { right = 0 } = form.current?.getBoundingClientRect() ?? {};
    form.current?.toggleAttribute('data-end', right > document.documentElement.clientWidth);
    form.current?.scrollIntoView?.({ block: 'nearest', inline: 'nearest' });
  }, [form]);
  const rejected = rejectedFields(error);
  const wrong = (language?: string): string | undefined => {
    if (problem) return language === undefined || language === 'en' ? inWords(problem) : undefined;
    const isHere = rejected.some((path) => path === key || !language || path === `${key}.${language}`);
    return isHere ? intl.formatMessage({ id: rejection }) : undefined;
  };
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.nativeEvent.isComposing) return;
    const isButton = event.target instanceof HTMLButtonElement;
    if (event.key === 'Escape') cells.leave();
    else if (event.key === 'Enter' && !isButton) void cells.save();
    else if (
      event.key === 'Tab' &&
      isAtEdge(event.currentTarget as HTMLElement, event.target, event.shiftKey)
    )
      onGoOn(event.shiftKey);
    else return;
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <form
      ref={form}
      tabIndex={-1}
      className={styles.card}
      data-cell-editor
      aria-label={title(row)}
      aria-busy={saving || undefined}
      noValidate
      onKeyDown={onKeyDown}
      onSubmit={(event) => event.preventDefault()}
    >
      <Input
        label={title(row)}
        hint={hint && intl.formatMessage({ id: hint })}
        value={draft}
        draft={{ ...rowDraft(of, row), [key]: draft }}
        problem={wrong}
        onChange={cells.type}
        onWait={() => undefined}
      />
      {error !== undefined && (
        <>
          {rejected.length === 0 && <ErrorNote>{errorMessage(error)}</ErrorNote>}
          <div className={styles.actions}>
            <Button type="button" size="sm" variant="strong" onClick={() => void cells.save()}>
              <FormattedMessage id="ui.tryAgain" />
            </Button>
            <Button type="button" size="sm" variant="text" onClick={cells.leave}>
              <FormattedMessage id="admin.cell.backTo" values={{ value: said(row) }} />
            </Button>
          </div>
        </>
      )}
      {theirs ? <Conflict theirs={said(theirs)} cells={cells as never} /> : <Foot saving={saving} />}
    </form>
  );
}
