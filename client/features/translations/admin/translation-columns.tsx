import { textLanguages } from '#client/platform/i18n/languages';
import { textKinds, usePlaceWords } from '#client/features/editing/index';
import { useRef, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageText } from '#client/ui/editing/language-text';
import type { ListColumn } from '#client/ui/list/list-parts';
import { TranslationCell } from './translation-cell';
import type { TranslatedTextRowFragment } from './translations.generated';

type Row = TranslatedTextRowFragment;

/** The location of a text, with a link to its editor. */
function Where({ row }: { row: Row }) {
  const path = textKinds[row.kind]?.path(row);
  const { titleOf, place } = usePlaceWords();
  const title = titleOf(row);
  return (
    <>
      {path ? <Link to={path}>{title}</Link> : title}
      <br />
      <span className="sm dim">{place(row)}</span>
      {(row.kind === 'question' || !row.writable) && (
        <span className="sm dim">
          <br />
          <FormattedMessage id={row.writable ? 'translations.draft' : 'translations.terms'} />
        </span>
      )}
    </>
  );
}

/** Tracks the fields with unsaved text. */
function useUnsaved() {
  const unsaved = useRef(new Set<string>());
  const [dirty, setDirty] = useState(false);
  const note = (key: string) => (isDirty: boolean) => {
    if (isDirty) unsaved.current.add(key);
    else unsaved.current.delete(key);
    setDirty(unsaved.current.size > 0);
  };
  return { dirty, note };
}

type Columns = {
  columns: readonly ListColumn<Row>[];
  dirty: boolean;
  /** The number of texts saved since the page was opened. */
  saved: number;
};

/** Returns the columns: the location of a text, and one for each language. */
export function useTranslationColumns(): Columns {
  const intl = useIntl();
  const { titleOf, place } = usePlaceWords();
  const { dirty, note } = useUnsaved();
  const [saved, setSaved] = useState(0);
  const columns: ListColumn<Row>[] = [
    {
      key: 'where',
      title: intl.formatMessage({ id: 'translations.where' }),
      kind: 'title',
      cell: (row) => <Where row={row} />,
    },
    ...textLanguages.map(({ code, name }): ListColumn<Row> => ({
      key: code,
      title: name,
      kind: 'labelled',
      cell: (row) =>
        !row.writable || (code === 'en' && row.text.en !== '') ? (
          <LanguageText text={row.text[code]} lang={code} rich={row.rich} />
        ) : (
          <TranslationCell
            row={row}
            language={code}
            name={`${titleOf(row)}, ${place(row)}, ${name}`}
            onDirty={note(`${row.id} ${code}`)}
            onSaved={() => setSaved((before) => before + 1)}
          />
        ),
    })),
  ];
  return { columns, dirty, saved };
}
