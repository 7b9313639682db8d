import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { usePlaceWords } from '#client/features/editing/index';
import { LanguageText } from '#client/ui/editing/language-text';
import type { ListColumn } from '#client/ui/list/list-parts';
import type { ImportFieldsFragment } from '../imports.generated';
import { outcomeColumn, type Row } from '../rows/row-columns';
import { RowList } from '../rows/row-list';

type Text = NonNullable<Row['text']>;

/** Names the record and the field of a text. */
function Where({ text: { id, kind, title, place, path } }: { text: Text }) {
  const words = usePlaceWords();
  if (kind === null || path === null) return id;
  return (
    <>
      {words.titleOf({ kind, title: title ?? '', place })}
      <br />
      <span className="sm dim">{words.place({ kind, path })}</span>
    </>
  );
}

/** Shows the new translation, or why it stays unchanged. */
function Becomes({ row: { outcome, reasons }, text, lang }: { row: Row; text: Text; lang: string }) {
  const { translated, rich, before, after } = text;
  if (outcome === 'reject')
    return (
      <>
        {reasons.map((reason) => (
          <span key={reason.code} data-block>
            {reason.text}
          </span>
        ))}
        {after && (
          <>
            <br />
            <span className="sm dim">
              <LanguageText text={after} lang={lang} rich={false} />
            </span>
          </>
        )}
      </>
    );
  if (!translated) return <FormattedMessage id="imports.texts.untranslated" />;
  if (outcome === 'unchanged') return <FormattedMessage id="imports.rows.same" />;
  if (before === after) return <FormattedMessage id="translations.stillRight" />;
  return <LanguageText text={after} lang={lang} rich={rich} />;
}

function useTextColumns(lang: string): readonly ListColumn<Row>[] {
  const intl = useIntl();
  const title = (id: string) => intl.formatMessage({ id });
  return [
    {
      key: 'where',
      kind: 'title',
      title: title('translations.where'),
      cell: ({ text }) => (text ? <Where text={text} /> : '—'),
    },
    {
      key: 'source',
      kind: 'labelled',
      title: title('imports.texts.english'),
      cell: ({ text }) => text && <LanguageText text={text.source} lang="en" rich={text.rich} />,
    },
    {
      key: 'before',
      kind: 'labelled',
      title: title('imports.texts.before'),
      cell: ({ text }) => text?.before && <LanguageText text={text.before} lang={lang} rich={text.rich} />,
    },
    outcomeColumn(intl),
    {
      key: 'becomes',
      kind: 'labelled',
      title: title('imports.texts.becomes'),
      cell: (row) => row.text && <Becomes row={row} text={row.text} lang={lang} />,
    },
  ];
}

type Props = { data: ImportFieldsFragment; actions: ReactNode };

/** The texts of a file of translations, each with its outcome and the reason. */
export default function TextRows({ data, actions }: Props) {
  const columns = useTextColumns(data.language ?? 'en');
  return <RowList data={data} actions={actions} columns={columns} />;
}
