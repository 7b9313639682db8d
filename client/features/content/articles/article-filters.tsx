import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useFormat } from '#client/platform/formats/format';
import type { ArticleTopic } from '#client/platform/generated/schema';
import { SelectField } from '#client/ui/editing/fields/select-field';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import type { Filtered } from './article-address';
import type { ArticlesQuery } from './articles.generated';
import styles from './articles.module.css';
import { topicNames } from './topics';

type Years = ArticlesQuery['articleYears'];

export type FilterProps = Filtered & {
  years: Years;
  choose: (part: Partial<Filtered>) => void;
};

/** Returns the topics of a year, or of all years, with the number of articles of each. */
export function topicsOf(years: Years, year: number | null): { topic: ArticleTopic; count: number }[] {
  const visible = years.filter((each) => year === null || each.year === year);
  return (Object.keys(topicNames) as ArticleTopic[]).flatMap((topic) => {
    const counts = visible.flatMap(({ topics }) => topics.filter((each) => each.topic === topic));
    const count = counts.reduce((sum, each) => sum + each.count, 0);
    return count > 0 ? [{ topic, count }] : [];
  });
}

export const countOf = (years: Years, year: number | null): number =>
  years.reduce((sum, each) => sum + (year === null || each.year === year ? each.count : 0), 0);

export const unreadOf = (years: Years, year: number | null): number =>
  years.reduce((sum, each) => sum + (year === null || each.year === year ? each.unreadCount : 0), 0);

type EntryProps = { on: boolean; count: number; onClick: () => void; children: ReactNode };

function Entry({ on, count, onClick, children }: EntryProps) {
  const { number } = useFormat();
  return (
    <li>
      <button type="button" aria-pressed={on} onClick={onClick}>
        {children}
        <span>{number(count)}</span>
      </button>
    </li>
  );
}

/** The year and topic filters as two lists beside the articles. */
export function FilterColumn({ years, year, topic, choose }: FilterProps) {
  return (
    <>
      <p className="cond" id="articles-by-year">
        <FormattedMessage id="articles.year" />
      </p>
      <ul aria-labelledby="articles-by-year">
        <Entry
          on={year === null}
          count={countOf(years, null)}
          onClick={() => choose({ year: null, topic: null })}
        >
          <FormattedMessage id="articles.allYears" />
        </Entry>
        {years.map((each) => (
          <Entry
            key={each.year}
            on={each.year === year}
            count={each.count}
            onClick={() => choose({ year: each.year, topic: null })}
          >
            {each.year}
          </Entry>
        ))}
      </ul>
      <p className="cond" id="articles-by-topic">
        <FormattedMessage id="articles.topic" />
      </p>
      <ul aria-labelledby="articles-by-topic">
        <Entry on={topic === null} count={countOf(years, year)} onClick={() => choose({ topic: null })}>
          <FormattedMessage id="articles.allTopics" />
        </Entry>
        {topicsOf(years, year).map((each) => (
          <Entry
            key={each.topic}
            on={each.topic === topic}
            count={each.count}
            onClick={() => choose({ topic: each.topic })}
          >
            <FormattedMessage id={topicNames[each.topic]} />
          </Entry>
        ))}
      </ul>
    </>
  );
}

/** The filters above the articles, for narrow windows: a select of years and topics as chips. */
export function FilterRow({ years, year, topic, choose }: FilterProps) {
  const intl = useIntl();
  const all = { value: '', label: intl.formatMessage({ id: 'articles.allYears' }) };
  const choices = years.map((each) => ({
    value: String(each.year),
    label: intl.formatMessage({ id: 'articles.yearCount' }, { year: String(each.year), count: each.count }),
  }));
  return (
    <>
      <SelectField
        className={styles.years}
        aria-label={intl.formatMessage({ id: 'articles.year' })}
        value={year === null ? '' : String(year)}
        choices={[all, ...choices]}
        onChange={(selected) => choose({ year: selected === '' ? null : Number(selected), topic: null })}
      />
      <ChipRow label={intl.formatMessage({ id: 'articles.topic' })}>
        <Chip on={topic === null} onClick={() => choose({ topic: null })}>
          <FormattedMessage id="articles.allTopics" />
        </Chip>
        {topicsOf(years, year).map((each) => (
          <Chip key={each.topic} on={each.topic === topic} onClick={() => choose({ topic: each.topic })}>
            <FormattedMessage id={topicNames[each.topic]} />
          </Chip>
        ))}
      </ChipRow>
    </>
  );
}
