import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ModulePanel } from '#client/features/training/index';
import { useFormat } from '#client/platform/formats/format';
import { Breadcrumbs, type Step } from '#client/ui/editing/breadcrumbs';
import { Page } from '#client/ui/layout/layout';
import { Tag } from '#client/ui/feedback/messages';
import { PartList } from '../parts/part-list';
import type { WholeArticleFragment } from './article.generated';
import { ArticleCover } from './article-row';
import styles from './article.module.css';
import { topicNames } from './topics';

type Props = {
  article: WholeArticleFragment;
  /** The parent pages. */
  steps: readonly Step[];
  /** Content below the article. */
  children?: ReactNode;
};

/** An article, beside the module that it prepares for. */
export function ArticleView({ article, steps, children }: Props) {
  const { date } = useFormat();
  const { title, summary, topic, readingMinutes, publishAt, moduleId, parts } = article;
  return (
    <Page>
      <PageTitle>{title}</PageTitle>
      <Breadcrumbs className={styles.back} steps={steps} />
      <div className={styles.article}>
        <div className={styles.head}>
          <h1>{title}</h1>
          <p className={styles.details}>
            <Tag>
              <FormattedMessage id={topicNames[topic]} />
            </Tag>
            <span className="sm dim">
              {publishAt && `${date(publishAt)} · `}
              <FormattedMessage id="articles.minutes" values={{ minutes: readingMinutes }} />
            </span>
          </p>
        </div>
        <div className={styles.body}>
          <ArticleCover article={article} />
          <p className={styles.intro}>{summary}</p>
          <PartList articleId={article.id} title={title} parts={parts} />
        </div>
        {moduleId && (
          <aside className={styles.aside}>
            <div>
              <p className={styles.asideTitle}>
                <FormattedMessage id="articles.prepares" />
              </p>
              <ModulePanel id={moduleId} />
            </div>
          </aside>
        )}
        <div className={styles.below}>{children}</div>
      </div>
    </Page>
  );
}
