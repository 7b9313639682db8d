import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MergedResource, MergeField } from '#client/platform/generated/schema';
import { useFormat } from '#client/platform/formats/format';
import type { MergePreviewQuery } from './merge.generated';
import { type MergedDetail, mergedDetails } from './merge-fields';
import styles from './merge.module.css';

export type Preview = NonNullable<MergePreviewQuery['mergePreview']>;

type Choosing = { taken: ReadonlySet<MergeField>; onTake: (field: MergeField, takes: boolean) => void };

function After({ children }: { children: React.ReactNode }) {
  return (
    <p className={styles.after}>
      <span className={`dim ${styles.phone}`}>
        <FormattedMessage id="people.merge.after" />:{' '}
      </span>
      {children}
    </p>
  );
}

/** A field of both profiles, to select which value remains. */
function ChoiceRow({
  detail,
  preview,
  taken,
  onTake,
}: Choosing & { detail: MergedDetail; preview: Preview }) {
  const intl = useIntl();
  const name = useId();
  const label = intl.formatMessage({ id: detail.nameId });
  const takes = taken.has(detail.field);
  const sides = [
    { isTaken: false, side: preview.surviving, of: 'people.merge.first' },
    { isTaken: true, side: preview.merged, of: 'people.merge.second' },
  ];
  return (
    <div className={styles.row} role="radiogroup" aria-label={label}>
      <p className={styles.label} aria-hidden>
        {label}
      </p>
      {sides.map(({ isTaken, side, of }) => (
        <label key={of} className={styles.choice}>
          <input
            type="radio"
            name={name}
            checked={takes === isTaken}
            onChange={() => onTake(detail.field, isTaken)}
          />
          <span>
            <span className={styles.hidden}>
              <FormattedMessage id={of} />:{' '}
            </span>
            {detail.show(side)}
          </span>
        </label>
      ))}
      <After>
        <strong>{detail.show(takes ? preview.merged : preview.surviving)}</strong>
      </After>
    </div>
  );
}

type SumProps = {
  label: React.ReactNode;
  survivingCount: number;
  mergedCount: number;
  unmovedCount?: number;
  note?: React.ReactNode;
};

/** The numbers of both profiles and their sum. */
function SumRow({ label, survivingCount, mergedCount, unmovedCount = 0, note }: SumProps) {
  const { number } = useFormat();
  return (
    <div className={styles.row}>
      <p className={styles.label}>{label}</p>
      <p className={styles.number}>
        {number(survivingCount)}
        <span className={`dim ${styles.phone}`}> + {number(mergedCount)}</span>
      </p>
      <p className={`${styles.number} ${styles.desk}`}>{number(mergedCount)}</p>
      <After>
        <strong>{number(survivingCount + mergedCount - unmovedCount)}</strong>
        {note && <span className={`sm dim ${styles.note}`}>{note}</span>}
      </After>
    </div>
  );
}

const resourceNames: Record<MergedResource, string> = {
  results: 'people.merge.of.results',
  certificates: 'people.merge.of.certificates',
  points_entries: 'people.merge.of.pointsEntries',
  downloads: 'people.merge.of.downloads',
  opened_modules: 'people.merge.of.openedModules',
  program_entries: 'people.merge.of.programEntries',
  orders: 'people.merge.of.orders',
  surveys: 'people.merge.of.surveys',
  articles: 'people.merge.of.articles',
  newsletters: 'people.merge.of.newsletters',
  messages: 'people.merge.of.messages',
  reminders: 'people.merge.of.reminders',
  list_views: 'people.merge.of.listViews',
  sign_ins: 'people.merge.of.signIns',
};

const order = Object.keys(resourceNames);

/** Returns the counts to show. Points entries appear with the points instead. */
const visibleCounts = (counts: Preview['counts']): Preview['counts'] =>
  counts
    .filter(
      ({ resource, survivingCount, mergedCount }) =>
        resource !== 'points_entries' && survivingCount + mergedCount > 0,
    )
    .sort((one, other) => order.indexOf(one.resource) - order.indexOf(other.resource));

/** The headings of the surviving and the merged profile. */
function Heads({ preview }: { preview: Preview }) {
  const { date } = useFormat();
  const heads = [
    { side: preview.surviving, id: 'people.merge.stays' },
    { side: preview.merged, id: 'people.merge.closed' },
  ];
  return (
    <div className={`${styles.row} ${styles.heads}`}>
      <span className={styles.desk} />
      {heads.map(({ side: { person }, id }) => (
        <p key={id}>
          <strong>{person.name}</strong>
          <span className={`sm dim ${styles.note}`}>
            <FormattedMessage id={id} values={{ date: date(person.createdAt) }} />
          </span>
        </p>
      ))}
      <p className={`sm dim ${styles.desk} ${styles.last}`}>
        <FormattedMessage id="people.merge.after" />
      </p>
    </div>
  );
}

/** Both profiles side by side with the result of the merge. */
export function MergeRows({ preview, ...choosing }: Choosing & { preview: Preview }) {
  const intl = useIntl();
  const { surviving, merged, counts, passedTwice, passedTwiceCount } = preview;
  const entries = counts.find(({ resource }) => resource === 'points_entries');
  const notes: Partial<Record<MergedResource, React.ReactNode>> = {
    sign_ins: <FormattedMessage id="people.merge.sessionsEnd" />,
    results: passedTwiceCount > 0 && (
      <FormattedMessage
        id="people.merge.once"
        values={{
          count: passedTwiceCount,
          names: intl.formatList(passedTwice.map(({ moduleName }) => moduleName)),
        }}
      />
    ),
  };
  return (
    <div className={styles.rows}>
      <Heads preview={preview} />
      {mergedDetails
        .filter(({ field, key }) => field === 'name' || field === 'email' || key(surviving) !== key(merged))
        .map((detail) => (
          <ChoiceRow key={detail.field} detail={detail} preview={preview} {...choosing} />
        ))}
      <SumRow
        label={<FormattedMessage id="people.points" />}
        survivingCount={surviving.person.points}
        mergedCount={merged.person.points}
        note={
          <FormattedMessage
            id="people.merge.ledger"
            values={{ kept: entries?.survivingCount ?? 0, merged: entries?.mergedCount ?? 0 }}
          />
        }
      />
      {visibleCounts(counts).map(({ resource, ...count }) => (
        <SumRow
          key={resource}
          label={<FormattedMessage id={resourceNames[resource]} />}
          {...count}
          note={
            notes[resource] ||
            (count.unmovedCount > 0 && (
              <FormattedMessage id="people.merge.both" values={{ count: count.unmovedCount }} />
            ))
          }
        />
      ))}
    </div>
  );
}
