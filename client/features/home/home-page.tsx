import { useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { useHomeQuery, type HomeQuery } from './home.generated';
import { useLanguage } from '#client/platform/i18n/language';
import { Page } from '#client/ui/layout/layout';
import { Waiting } from '#client/ui/feedback/states';
import type { Home } from './blocks/block-props';
import { HomeBlocks } from './blocks/home-blocks';

const homeOf = ({ me, inProgress, unfinished }: HomeQuery): Home => ({
  name: me.name,
  details: me,
  groups: me.progress.groups,
  begun: inProgress.nodes,
  unfinished: unfinished.nodes,
});

/** The home page. */
export default function HomePage() {
  const intl = useIntl();
  const { language } = useLanguage();
  const { data, error, refetch } = useHomeQuery({ variables: { lang: language } });
  return (
    <>
      <PageTitle>{intl.formatMessage({ id: 'shell.home' })}</PageTitle>
      {data ? (
        <HomeBlocks blocks={data.homeBlocks} home={homeOf(data)} />
      ) : (
        <Page>
          <Waiting error={error} onRetry={() => void refetch()} lines={6} />
        </Page>
      )}
    </>
  );
}
