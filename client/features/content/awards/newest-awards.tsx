import { IconChevronRight } from '@tabler/icons-react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { MoreLink, Section } from '#client/ui/layout';
import { RibList } from '#client/ui/rib-list';
import { firstYear } from '#client/ui/year-picker';
import { pagePath } from '../section/section-address';
import { useSection } from '../section/section-layout';
import styles from './newest-awards.module.css';
import { useAwardYearsQuery } from './awards.generated';

const most = 3;

/** The awards that were given last, on the overview of a section. */
export function NewestAwards() {
  const { key } = useSection();
  const { data } = useAwardYearsQuery();
  const to = pagePath(key, 'awards');
  const newest = (data?.awardYears ?? [])
    .flatMap(({ year, awards }) => awards.map((award) => ({ ...award, year })))
    .slice(0, most);
  return (
    <Section
      title={<FormattedMessage id="section.page.awards" />}
      more={
        <MoreLink to={to}>
          <FormattedMessage id="section.sinceYear" values={{ year: String(firstYear) }} />
        </MoreLink>
      }
    >
      <RibList>
        {newest.map(({ id, name, winner, dealer, year }) => (
          <li key={id}>
            <Link to={`${to}?year=${year}`} className={styles.row}>
              <span>
                <h3>{winner}</h3>
                <span className="sm dim">{[name, dealer, year].filter(Boolean).join(' · ')}</span>
              </span>
              <IconChevronRight size={20} stroke={1.9} aria-hidden />
            </Link>
          </li>
        ))}
      </RibList>
    </Section>
  );
}
