import type { ComponentType } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import type { ContentPage } from '#client/platform/generated/schema';
import { EmptyState } from '#client/ui/feedback/states';
import { NewestArticles } from '../articles/newest-articles';
import { NewestAlbum } from '../gallery/newest-album';
import { NewestIssue } from '../newsletter/newest-issue';
import { NewestPros } from '../pros/newest-pros';
import { NewestAwards, NewestPrizes } from '../awards/newest-awards';
import { NewestSurveys } from '../surveys/newest-surveys';
import styles from './section-overview.module.css';
import { useSection } from './section-layout';
import { WayToPro } from './way-to-pro';

/** The overview blocks of the pages. */
const blocks: Partial<Record<ContentPage, ComponentType>> = {
  articles: NewestArticles,
  pros: NewestPros,
  survey: NewestSurveys,
  prize_winners: NewestPrizes,
  newsletter: NewestIssue,
  gallery: NewestAlbum,
  awards: NewestAwards,
};

/** The overview of a section with the newest content of its pages. */
export function SectionOverview() {
  const { key, title, lead, pages } = useSection();
  const visible = pages.flatMap(({ page, count }) => {
    const Block = blocks[page];
    return Block && count > 0 ? [{ page, Block }] : [];
  });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className={`dim ${styles.lead}`}>{lead}</p>
      {key === 'pro_training' && <WayToPro />}
      {visible.length === 0 && (
        <EmptyState title={<FormattedMessage id="section.empty" />}>
          <FormattedMessage id="section.emptyText" />
        </EmptyState>
      )}
      <div className={styles.blocks}>
        {visible.map(({ page, Block }) => (
          <Block key={page} />
        ))}
      </div>
    </>
  );
}
