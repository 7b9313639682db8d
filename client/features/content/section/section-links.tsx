import { FormattedMessage, useIntl } from 'react-intl';
import { NavLink } from 'react-router-dom';
import { useFormat } from '#client/platform/formats/format';
import type { ContentPage } from '#client/platform/generated/schema';
import { firstYear } from '#client/ui/fields/year-picker';
import { pageNames } from './section-address';
import { pagePath, sectionPath } from './section-path';
import styles from './section-layout.module.css';
import type { SectionFrameFragment } from './section.generated';

type Visible = SectionFrameFragment['pages'][number];

/** The number of items of a page, or the first year of the awards. */
function Amount({ page, count }: Visible) {
  const { number } = useFormat();
  const isSince = page === 'awards' && count > 0;
  return (
    <span className={styles.amount}>
      {isSince ? <FormattedMessage id="section.since" values={{ year: String(firstYear) }} /> : number(count)}
    </span>
  );
}

/** The links to the pages of a section, starting with the overview. */
export function SectionLinks({
  section,
  onChoose,
}: {
  section: SectionFrameFragment;
  onChoose?: () => void;
}) {
  const { key, title, pages } = section;
  return (
    <nav aria-label={title} className={styles.links}>
      <NavLink to={sectionPath(key)} end onClick={onChoose}>
        <FormattedMessage id="section.overview" />
      </NavLink>
      {pages.map(({ page, count }) => (
        <NavLink key={page} to={pagePath(key, page)} onClick={onChoose}>
          <FormattedMessage id={pageNames[page]} />
          <Amount page={page} count={count} />
        </NavLink>
      ))}
    </nav>
  );
}

/** Returns the name of the current page. */
export function usePageName(page: ContentPage | null): string {
  return useIntl().formatMessage({ id: page ? pageNames[page] : 'section.overview' });
}
