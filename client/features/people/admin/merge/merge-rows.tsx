import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { MergedThing, MergeField } from '#client/platform/generated/schema';
import { useFormat } from '#client/platform/format';
import type { MergePreviewQuery } from './merge.generated';
import { type MergedFact, mergedFacts } from './merge-fields';
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

/** One field of two people, to choose which value stays. */
function ChoiceRow({ fact, preview, taken, onTake }: Choosing & { fact: MergedFact; preview: Preview }) {
  const intl = useIntl();
  const name = useId();
  const label = intl.formatMessage({ id: fact.nameId });
  const takes = taken.has(fact.field);
  const sides = [
    { isTaken: false, side: preview.kept, of: 'people.merge.first' },
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
            onChange={() => onTake(fact.field, isTaken)}
          />
          <span>
            <span className={styles.hidden}>
              <FormattedMessage id={of} />:{' '}
            </span>
            {fact.show(side)}
          </span>
        </label>
      ))}
      <After>
        <strong>{fact.show(takes ? preview.merged : preview.kept)}</strong>
      </After>
    </div>
  );
}

type SumProps = {
  label: React.ReactNode;
  kept: number;
  merged: number;
  stays?: number;
  note?: React.ReactNode;
};

/** Numbers of two people, and what they come to. */
function SumRow({ label, kept, merged, stays = 0, note }: SumProps) {
  const { number } = useFormat();
  return (
    <div className={styles.row}>
      <p className={styles.label}>{label}</p>
      <p className={styles.number}>
        {number(kept)}
        <span className={`dim ${styles.phone}`}> + {number(merged)}</span>
      </p>
      <p className={`${styles.number} ${styles.desk}`}>{number(merged)}</p>
      <After>
        <strong>{number(kept + merged - stays)}</strong>
        {note && <span className={`sm dim ${styles.note}`}>{note}</span>}
      </After>
    </div>
  );
}

const thingNames: Record<MergedThing, string> = {
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

const order = Object.keys(thingNames);

/** What either has of each kind; the ledger stands with the points. */
const shownCounts = (counts: Preview['counts']): Preview['counts'] =>
  counts
    .filter(({ thing, kept, merged }) => thing !== 'points_entries' && kept + merged > 0)
    .sort((one, other) => order.indexOf(one.thing) - order.indexOf(other.thing));

/** Who stays and who is closed, above what each has. */
function Heads({ preview }: { preview: Preview }) {
  const { date } = useFormat();
  const heads = [
    { side: preview.kept, id: 'people.merge.stays' },
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

/** Two people side by side with what would come of them. */
export function MergeRows({ preview, ...choosing }: Choosing & { preview: Preview }) {
  const intl = useIntl();
  const { kept, merged, counts, passedTwice, passedTwiceCount } = preview;
  const entries = counts.find(({ thing }) => thing === 'points_entries');
  const notes: Partial<Record<MergedThing, React.ReactNode>> = {
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
      {mergedFacts
        .filter(({ field, key }) => field === 'name' || field === 'email' || key(kept) !== key(merged))
        .map((fact) => (
          <ChoiceRow key={fact.field} fact={fact} preview={preview} {...choosing} />
        ))}
      <SumRow
        label={<FormattedMessage id="people.points" />}
        kept={kept.person.points}
        merged={merged.person.points}
        note={
          <FormattedMessage
            id="people.merge.ledger"
            values={{ kept: entries?.kept ?? 0, merged: entries?.merged ?? 0 }}
          />
        }
      />
      {shownCounts(counts).map(({ thing, ...count }) => (
        <SumRow
          key={thing}
          label={<FormattedMessage id={thingNames[thing]} />}
          {...count}
          note={
            notes[thing] ||
            (count.stays > 0 && <FormattedMessage id="people.merge.both" values={{ count: count.stays }} />)
          }
        />
      ))}
    </div>
  );
}
