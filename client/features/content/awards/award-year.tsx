import { IconChevronDown } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { yearOf } from '#client/platform/formats/site-calendar';
import { RibList } from '#client/ui/layout/rib-list';
import { RichText } from '#client/ui/rich-text';
import styles from './awards-page.module.css';
import type { AwardRowFragment } from './awards.generated';

/** A year and its awards. */
export type Year = { year: number; awards: readonly AwardRowFragment[] };

/** Returns the id of a year's heading. */
export const headingId = (year: number): string => `awards-${year}`;

/** Reserves its space until it has loaded. */
const Picture = ({ of: { smUrl, width, height } }: { of: NonNullable<AwardRowFragment['picture']> }) => (
  <img className={styles.picture} src={smUrl} width={width} height={height} alt="" loading="lazy" />
);

function AwardRow({ award: { name, text, winner, dealer, points, picture } }: { award: AwardRowFragment }) {
  return (
    <li className={styles.award}>
      <div className={styles.what}>
        <span className="dim">{name}</span>
        <div>
          <h3>{winner}</h3>
          {dealer && <p className="sm dim">{dealer}</p>}
          {picture && <Picture of={picture} />}
          <div className="sm">
            <RichText html={text} />
          </div>
        </div>
      </div>
      {points !== null && (
        <span className={`num ${styles.points}`}>
          <FormattedMessage
            id="awards.points"
            values={{
              points,
              word: (words) => (
                <span key="word" className="sm dim">
                  {words}
                </span>
              ),
            }}
          />
        </span>
      )}
    </li>
  );
}

const AwardList = ({ awards }: { awards: readonly AwardRowFragment[] }) => (
  <RibList>
    {awards.map((award) => (
      <AwardRow key={award.id} award={award} />
    ))}
  </RibList>
);

function Count({ year, awards }: Year) {
  const [now] = useState(() => Date.now());
  const id = year === yearOf(now) ? 'awards.soFar' : 'awards.winners';
  return <FormattedMessage id={id} values={{ count: awards.length }} />;
}

/** An open year. Its monthly prizes are collapsed if there are other awards. */
export function LargeYear({ year, awards }: Year) {
  const prizes = awards.filter(({ kind }) => kind === 'monthly');
  const others = awards.filter(({ kind }) => kind !== 'monthly');
  return (
    <section className={styles.year} aria-labelledby={headingId(year)}>
      <div className={styles.when}>
        <h2 id={headingId(year)} tabIndex={-1}>
          {year}
        </h2>
        <p className="sm dim">
          <Count year={year} awards={awards} />
        </p>
      </div>
      <div>
        <AwardList awards={others.length > 0 ? others : prizes} />
        {others.length > 0 && prizes.length > 0 && (
          <details className={styles.prizes}>
            <summary>
              <FormattedMessage id="awards.prizes" values={{ count: prizes.length }} />
              <IconChevronDown size={16} stroke={1.9} aria-hidden />
            </summary>
            <AwardList awards={prizes} />
          </details>
        )}
      </div>
    </section>
  );
}

/** A collapsed year. */
export function EarlierYear({ year, awards }: Year) {
  const [first] = awards;
  return (
    <details className={styles.earlier}>
      <summary id={headingId(year)}>
        <span className={`num ${styles.number}`}>{year}</span>
        <span className={styles.first}>
          <strong>{first?.winner}</strong>
          <br />
          <span className="sm dim">{[first?.name, first?.dealer].filter(Boolean).join(' · ')}</span>
        </span>
        <span className="sm dim desk-only">
          <Count year={year} awards={awards} />
        </span>
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      <AwardList awards={awards} />
    </details>
  );
}
