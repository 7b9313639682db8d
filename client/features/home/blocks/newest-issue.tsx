import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { pagePath } from '#client/features/content/index';
import { ButtonLink } from '#client/ui/button';
import { Panel } from '#client/ui/layout/card';
import { MoreLink } from '#client/ui/layout/layout';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';
import styles from './newest-issue.module.css';

/** The block with the newest issue of a newsletter and a link to subscribe. */
export function NewestIssue({ block }: BlockProps) {
  const { newsletterIssue: issue, subscribed } = block;
  if (!issue) return null;
  const page = pagePath(issue.section, 'newsletter');
  const { number, title, summary } = issue;
  return (
    <BlockSection
      block={block}
      defaultTitle="home.newsletter"
      more={
        <MoreLink to={page}>
          <FormattedMessage id="home.allIssues" />
        </MoreLink>
      }
    >
      <Panel>
        <p>
          <Link to={`${page}/${number}`}>
            <strong>
              <FormattedMessage id="home.issue" values={{ number: String(number), title }} />
            </strong>
          </Link>
          <br />
          <span className="dim">{summary}</span>
        </p>
        {!subscribed && (
          <ButtonLink className={styles.subscribe} variant="strong" to={page}>
            <FormattedMessage id="home.subscribe" />
          </ButtonLink>
        )}
      </Panel>
    </BlockSection>
  );
}
