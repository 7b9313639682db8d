import { IconChevronRight } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import type { AwardKind } from '#client/platform/generated/schema';
import { RibList } from '#client/ui/layout/rib-list';
import { firstYear } from '#client/ui/fields/year-picker';
import { Newest } from '../section/newest';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { ofKind } from './award-address';
import styles from './newest-awards.module.css';
import { useAwardYearsQuery } from './awards.generated';

const max = 3;

type Props = { page: 'awards' | 'prize_winners'; more: ReactNode; only?: AwardKind };

function NewestOf({ page, more, only }: Props) {
  const { key } = useSection();
  const { data } = useAwardYearsQuery({ variables: { section: key } });
  const to = pagePath(key, page);
  const newest = ofKind(data?.awardYears ?? [], only ?? null)
    .flatMap(({ year, awards }) => awards.map((award) => ({ ...award, year })))
    .slice(0, max);
  return (
    <Newest page={page} more={more}>
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
    </Newest>
  );
}

/** The newest awards on the overview of a section. */
export const NewestAwards = () => (
  <NewestOf
    page="awards"
    more={<FormattedMessage id="section.sinceYear" values={{ year: String(firstYear) }} />}
  />
);

/** The newest monthly prizes on the overview of a section. */
export const NewestPrizes = () => (
  <NewestOf page="prize_winners" only="monthly" more={<FormattedMessage id="section.all" />} />
);
