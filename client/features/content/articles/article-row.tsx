import { IconChevronRight } from '@tabler/icons-react';
import { FormattedDate, FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { TreadCover } from '#client/ui/art/tread-cover';
import { imageSources } from '#client/ui/images/image-sources';
import { articlePath } from './article-address';
import type { ArticleEntryFragment } from './articles.generated';
import styles from './articles.module.css';
import { UnreadMark } from './unread-mark';
import { topicArt, topicNames } from './topics';

type Article = ArticleEntryFragment;

/** The image of an article, or a tread for its topic. */
export function ArticleCover({ article: { picture, topic } }: { article: Article }) {
  return (
    <div className={styles.cover}>
      {picture ? (
        // The largest contentful element of both the list and the article.
        <img
          {...imageSources(picture)}
          sizes="(min-width: 56.25em) 50vw, 100vw"
          width={picture.width}
          height={picture.height}
          alt=""
          fetchPriority="high"
        />
      ) : (
        <TreadCover pattern={topicArt[topic]} />
      )}
    </div>
  );
}

/** The topic and reading time of an article. */
export function ArticleDetails({ article: { topic, readingMinutes } }: { article: Article }) {
  return (
    <>
      <FormattedMessage id={topicNames[topic]} />
      {' · '}
      <FormattedMessage id="articles.minutes" values={{ minutes: readingMinutes }} />
    </>
  );
}

/** The publication day of an article. */
const Day = ({ at }: { at: string }) => <FormattedDate value={at} day="numeric" month="short" />;

/** The newest article, with its image. */
export function LeadArticle({ article }: { article: Article }) {
  return (
    <article className={styles.lead}>
      <ArticleCover article={article} />
      <div>
        <p className={styles.what}>
          {article.isUnread && <UnreadMark />}
          <span className="sm dim">
            <FormattedMessage id={topicNames[article.topic]} />
            {' · '}
            {article.publishAt && <Day at={article.publishAt} />}
          </span>
        </p>
        <h2>
          <Link to={articlePath(article)}>{article.title}</Link>
        </h2>
        <p className="dim">{article.summary}</p>
        <p className="sm dim">
          <FormattedMessage id="articles.minutes" values={{ minutes: article.readingMinutes }} />
        </p>
      </div>
    </article>
  );
}

/** An article in the list. */
export function ArticleRow({ article }: { article: Article }) {
  return (
    <li>
      <Link className={styles.row} data-unread={article.isUnread || undefined} to={articlePath(article)}>
        <span className={`num ${styles.when}`}>{article.publishAt && <Day at={article.publishAt} />}</span>
        <span>
          <h3>{article.title}</h3>
          <span className="sm dim">
            <ArticleDetails article={article} />
          </span>
        </span>
        {article.isUnread && <UnreadMark />}
        <IconChevronRight size={20} stroke={1.9} aria-hidden className="desk-only" />
      </Link>
    </li>
  );
}
