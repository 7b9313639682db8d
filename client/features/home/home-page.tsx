import { useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/public';
import { useHomeQuery, type HomeQuery } from './home.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { Page } from '#client/ui/layout';
import { Waiting } from '#client/ui/states';
import { FactsBar } from './facts';
import { Hero } from './hero';
import styles from './home-page.module.css';
import { ModuleGroups } from './module-groups';
import { nextStep } from './next-step';
import { TowardPro } from './toward-pro';

function Home({ home }: { home: HomeQuery }) {
  const { me, inProgress, unfinished } = home;
  const { pro, groups } = me.progress;
  const onTheWay = pro.userType === 'standard';
  return (
    <>
      <Hero name={me.name} step={nextStep(inProgress.nodes, unfinished.nodes)} />
      <FactsBar facts={me} />
      <Page>
        <div className={styles.columns} data-two={onTheWay || undefined}>
          <ModuleGroups groups={groups} />
          {onTheWay && <TowardPro pro={pro} unfinished={unfinished.nodes} />}
        </div>
      </Page>
    </>
  );
}

/** Home: the next step, points and progress, and the groups of modules. */
export default function HomePage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data, error, refetch } = useHomeQuery({ variables: { lang: language } });
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'shell.home' })}</PageTitle>
      {data ? (
        <Home home={data} />
      ) : (
        <Page>
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        </Page>
      )}
    </>
  );
}
