import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Button } from '#client/ui/button';
import { type Column, DataTable } from '#client/ui/editing/data-table';
import { Chip, ChipRow } from '#client/ui/messages';
import { InlineRichText } from '#client/ui/rich-text';
import styles from '../translations.module.css';
import { usePlaceWords } from '../use-place-words';
import type { Preview, PreviewLine } from './xliff-preview';

/** Rows that are shown at a time. */
const pageSize = 25;

const outcomeWords = {
  changes: 'translations.import.of.changes',
  refused: 'translations.import.of.refused',
} as const;

const words: Record<string, string> = {
  unknown: 'translations.import.unknown',
  twice: 'translations.import.twice',
  source_changed: 'translations.import.sourceChanged',
  translation_changed: 'translations.import.translationChanged',
  changed: 'translations.import.translationChanged',
  gone: 'translations.import.unknown',
  marks: 'translations.import.marks',
  too_long: 'translations.import.tooLong',
};

/** Why a translation is not taken. */
function Reason({ line: { reason, longest, rule } }: { line: PreviewLine }) {
  const id = words[reason ?? ''] ?? 'translations.import.notTaken';
  return (
    <>
      <FormattedMessage id={id} values={{ longest: longest ?? 0 }} />
      {id === 'translations.import.notTaken' && rule && (
        <span className="sm dim" lang="en">
          <br />
          {rule}
        </span>
      )}
    </>
  );
}

function Text({ line: { rich }, text, lang }: { line: PreviewLine; text: string; lang: string }) {
  return (
    <span lang={lang} className={styles.text}>
      {rich ? <InlineRichText html={text} /> : text}
    </span>
  );
}

/** What a text will say; what it says already is taken for right. */
function After({ line, lang }: { line: PreviewLine; lang: Preview['lang'] }) {
  if (line.after === line.text?.[lang]) return <FormattedMessage id="translations.stillRight" />;
  return <Text line={line} text={line.after ?? ''} lang={lang} />;
}

function useColumns(lang: Preview['lang'], isRefused: boolean): readonly Column<PreviewLine>[] {
  const intl = useIntl();
  const { titleOf, place } = usePlaceWords();
  const title = (id: string) => intl.formatMessage({ id });
  const where: Column<PreviewLine> = {
    key: 'where',
    kind: 'title',
    title: title('translations.where'),
    cell: ({ kind, path, title: name = '', place: at = null, id, line }) => (
      <>
        {kind && path ? titleOf({ kind, title: name, place: at }) : id}
        <br />
        <span className="sm dim">
          {kind && path && `${place({ kind, path })} · `}
          <FormattedMessage id="translations.import.line" values={{ line }} />
        </span>
      </>
    ),
  };
  const text = (
    key: string,
    head: string,
    of: (line: PreviewLine) => string,
    as: string,
  ): Column<PreviewLine> => ({
    key,
    kind: 'labelled',
    title: head,
    cell: (line) => of(line) && <Text line={line} text={of(line)} lang={as} />,
  });
  const now = text('now', title('translations.import.now'), ({ text: said }) => said?.[lang] ?? '', lang);
  if (isRefused)
    return [
      where,
      now,
      {
        key: 'reason',
        kind: 'labelled',
        title: title('translations.import.reason'),
        cell: (line) => <Reason line={line} />,
      },
    ];
  return [
    where,
    text('en', 'English', ({ text: said }) => said?.en ?? '', 'en'),
    now,
    {
      ...text('after', title('translations.import.after'), ({ after }) => after ?? '', lang),
      cell: (line) => <After line={line} lang={lang} />,
    },
  ];
}

type Props = { lang: Preview['lang']; lines: readonly PreviewLine[] };

/** What a file changes and what of it is refused, a page at a time. */
export function PreviewLines({ lang, lines }: Props) {
  const intl = useIntl();
  const outcomes = (['changes', 'refused'] as const).map((outcome) => ({
    outcome,
    of: lines.filter((line) => line.outcome === outcome),
  }));
  const [chosen, setChosen] = useState(outcomes[0]!.of.length > 0 ? 0 : 1);
  const [from, setFrom] = useState(0);
  const { outcome, of } = outcomes[chosen]!;
  const columns = useColumns(lang, outcome === 'refused');
  const shown = of.slice(from, from + pageSize);
  const label = intl.formatMessage({ id: outcomeWords[outcome] }, { count: of.length });
  return (
    <>
      <ChipRow label={intl.formatMessage({ id: 'translations.import.outcomes' })}>
        {outcomes.map((each, at) => (
          <Chip
            key={each.outcome}
            on={at === chosen}
            onClick={() => {
              setChosen(at);
              setFrom(0);
            }}
          >
            <FormattedMessage id={outcomeWords[each.outcome]} values={{ count: each.of.length }} />
          </Chip>
        ))}
      </ChipRow>
      <DataTable label={label} columns={columns} rows={shown} keyOf={({ id, line }) => `${line} ${id}`} />
      {of.length > pageSize && (
        <p className={styles.deeds}>
          <span className="sm dim" role="status">
            <FormattedMessage
              id="admin.list.place"
              values={{ from: from + 1, to: from + shown.length, total: of.length }}
            />
          </span>
          <Button size="sm" disabled={from === 0} onClick={() => setFrom(from - pageSize)}>
            <FormattedMessage id="admin.list.previous" />
          </Button>
          <Button size="sm" disabled={from + pageSize >= of.length} onClick={() => setFrom(from + pageSize)}>
            <FormattedMessage id="admin.list.next" />
          </Button>
        </p>
      )}
    </>
  );
}
