import { FormattedMessage } from 'react-intl';
import { useParams } from 'react-router-dom';
import { NoSuchPage, PageTitle } from '#client/features/settings/index';
import { useFormat } from '#client/platform/formats/format';
import { Breadcrumbs } from '#client/ui/editing/breadcrumbs';
import { Waiting } from '#client/ui/feedback/states';
import { PartList } from '../parts/part-list';
import { pageSteps } from '../section/page-steps';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import styles from './newsletter.module.css';
import { useNewsletterIssueQuery, type NewsletterIssueQuery } from './newsletter.generated';

function Issue({ issue }: { issue: NonNullable<NewsletterIssueQuery['newsletterIssue']> }) {
  const { date } = useFormat();
  const { number, title, summary, publishAt, parts } = issue;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <h1>{title}</h1>
      <p className="sm dim">
        <FormattedMessage id="newsletter.number" values={{ number: String(number) }} />
        {publishAt && ` · ${date(publishAt)}`}
      </p>
      <p className={styles.intro}>{summary}</p>
      <PartList title={title} parts={parts} />
    </>
  );
}

/** The page of a newsletter issue. */
export default function IssuePage() {
  const { number = '' } = useParams();
  const section = useSection();
  const { key } = section;
  const isNumber = /^\d{1,6}$/.test(number);
  const { data, error, refetch } = useNewsletterIssueQuery({
    variables: { section: key, number: Number(number) },
    skip: !isNumber,
  });
  const back = pagePath(key, 'newsletter');
  if (!isNumber || (data && !data.newsletterIssue))
    return <NoSuchPage textId="newsletter.gone" to={back} toId="section.page.newsletter" />;
  return (
    <>
      <Breadcrumbs steps={pageSteps(section, section.key, 'newsletter')} />
      {data?.newsletterIssue ? (
        <Issue key={data.newsletterIssue.id} issue={data.newsletterIssue} />
      ) : (
        <Waiting error={error} onRetry={() => void refetch()} lines={6} />
      )}
    </>
  );
}
