import { FormattedMessage, useIntl } from 'react-intl';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { Note } from '#client/ui/feedback/messages';
import { Waiting } from '#client/ui/feedback/states';
import { ArrangeBlocks } from './arrange-blocks';
import { useArrangedHomeQuery } from './arranged-home.generated';
import { homePath } from './home-block';

/** The maximum number of blocks on the home page. */
const maxBlocks = 60;

/** The administration page of the home page's blocks. */
export function ArrangedHome() {
  const title = useIntl().formatMessage({ id: 'admin.home' });
  const { data, error, refetch } = useArrangedHomeQuery({ fetchPolicy: 'network-only' });
  const blocks = data?.list.nodes;
  const isFull = (blocks?.length ?? 0) >= maxBlocks;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        note={
          blocks && (
            <FormattedMessage
              id="admin.home.visibleOf"
              values={{ visible: blocks.filter(({ hidden }) => !hidden).length, count: blocks.length }}
            />
          )
        }
        actions={
          !isFull && (
            <ButtonLink variant="primary" to={`${homePath}/new`}>
              <FormattedMessage id="admin.home.add" />
            </ButtonLink>
          )
        }
      />
      <PageBody>
        {isFull && (
          <Note>
            <FormattedMessage id="admin.home.full" values={{ count: maxBlocks }} />
          </Note>
        )}
        {blocks ? (
          <ArrangeBlocks blocks={blocks} reload={refetch} />
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={8} />
        )}
      </PageBody>
    </>
  );
}
