import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '#client/features/content/index';
import { MoreLink } from '#client/ui/layout/layout';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import type { HomeBlockFragment } from './home-block.generated';
import styles from './whats-new.module.css';

type Article = NonNullable<HomeBlockFragment['articles']>[number];

function ArticleCard({
  article: { slug, section, title, summary, picture, publishAt },
  lead,
}: {
  article: Article;
  lead: boolean;
}) {
  return (
    <li className={styles.article}>
      {picture && (
        <img
          src={lead ? picture.lgUrl : picture.smUrl}
          width={picture.width}
          height={picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <div>
        <h3>
          <Link to={`${pagePath(section, 'articles')}/${slug}`}>{title}</Link>
        </h3>
        {lead && <p className="dim">{summary}</p>}
        {publishAt && (
          <p className="sm dim">
            <FormattedDate value={publishAt} day="numeric" month="short" year="numeric" />
          </p>
        )}
      </div>
    </li>
  );
}

/** The block with the newest articles of a section: the first one large, the others beside it. */
export function WhatsNew({ block }: BlockProps) {
  return (
    <BlockSection
      block={block}
      defaultTitle="home.whatsNew"
      more={
        <MoreLink to={pagePath(block.section ?? 'whats_new', 'articles')}>
          <FormattedMessage id="home.allArticles" />
        </MoreLink>
      }
    >
      <ul className={styles.articles}>
        {(block.articles ?? []).map((article, index) => (
          <ArticleCard key={article.id} article={article} lead={index === 0} />
        ))}
      </ul>
    </BlockSection>
  );
}
