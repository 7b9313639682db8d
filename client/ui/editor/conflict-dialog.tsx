import { useId, useState, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { Dialog } from '../dialog/dialog';
import { textLanguages } from '#client/platform/i18n/languages';
import styles from './conflict-dialog.module.css';
import { clashes, type Clash } from './merge';
import type { Editor } from './use-editor';

/** The label of each field, and how to display values that aren't plain text. */
export type FieldNames<Values> = {
  [Key in keyof Values]: { label: string; text?: (value: never) => ReactNode };
};

function useClashWords<Values extends object>(fields: FieldNames<Values>) {
  const intl = useIntl();
  const fieldOf = (path: string) => fields[path.split('.')[0] as keyof Values];
  const label = (path: string): string => {
    const language = textLanguages.find(({ code }) => code === path.split('.')[1]);
    return [fieldOf(path).label, language?.name].filter(Boolean).join(', ');
  };
  const value = (path: string, of: unknown): ReactNode => {
    const { text } = fieldOf(path);
    if (typeof of === 'boolean') return intl.formatMessage({ id: of ? 'admin.yes' : 'admin.no' });
    const words = text ? text(of as never) : Array.isArray(of) ? of.join(', ') : String(of ?? '');
    if (typeof words !== 'string') return words;
    return words.trim() || intl.formatMessage({ id: 'admin.compare.empty' });
  };
  return { label, value };
}

type RowProps = {
  clash: Clash;
  words: ReturnType<typeof useClashWords>;
  takesTheirs: boolean;
  onChoose: (takesTheirs: boolean) => void;
};

function ClashRow({ clash: { path, mine, theirs }, words, takesTheirs, onChoose }: RowProps) {
  const name = useId();
  const choices = [
    { isTheirs: false, of: mine, id: 'admin.compare.mine' },
    { isTheirs: true, of: theirs, id: 'admin.compare.theirs' },
  ];
  return (
    <fieldset className={styles.row}>
      <legend>{words.label(path)}</legend>
      <div className={styles.choices}>
        {choices.map(({ isTheirs, of, id }) => (
          <label key={id} className={styles.choice}>
            <input
              type="radio"
              name={name}
              checked={takesTheirs === isTheirs}
              onChange={() => onChoose(isTheirs)}
            />
            <span>
              <span className="sm dim">
                <FormattedMessage id={id} />
              </span>
              <br />
              {words.value(path, of)}
            </span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

type Props<Values extends object> = { editor: Editor<Values>; fields: FieldNames<Values> };

/** Shows the version that someone else has saved beside this person's draft, to choose field by field. */
export function ConflictDialog<Values extends object>({ editor, fields }: Props<Values>) {
  const { conflict, comparing, compare, values, read } = editor;
  const [taken, setTaken] = useState<ReadonlySet<string>>(new Set());
  const words = useClashWords(fields);
  const rows = conflict ? clashes(read, values, conflict.theirs) : [];
  const saveSelected = () => {
    editor.saveBoth(taken);
    setTaken(new Set());
  };
  const choose = (path: string, takesTheirs: boolean) =>
    setTaken(new Set(takesTheirs ? [...taken, path] : [...taken].filter((other) => other !== path)));
  return (
    <Dialog
      opened={comparing}
      onClose={() => compare(false)}
      size="lg"
      title={<FormattedMessage id="admin.compare.title" />}
      footer={
        <>
          <Button type="button" variant="text" onClick={editor.takeTheirs}>
            <FormattedMessage id="admin.loadTheirs" />
          </Button>
          <Button type="button" data-autofocus onClick={() => compare(false)}>
            <FormattedMessage id="ui.cancel" />
          </Button>
          <Button type="button" variant="primary" onClick={saveSelected}>
            <FormattedMessage id="admin.compare.save" />
          </Button>
        </>
      }
    >
      <p>
        <FormattedMessage id="admin.conflict" />
      </p>
      <p className="dim">
        <FormattedMessage id={rows.length > 0 ? 'admin.compare.choose' : 'admin.compare.nothing'} />
      </p>
      <div className={styles.rows}>
        {rows.map((clash) => (
          <ClashRow
            key={clash.path}
            clash={clash}
            words={words}
            takesTheirs={taken.has(clash.path)}
            onChoose={(takesTheirs) => choose(clash.path, takesTheirs)}
          />
        ))}
      </div>
    </Dialog>
  );
}
