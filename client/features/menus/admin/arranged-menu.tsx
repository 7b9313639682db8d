import { useMutation } from '@apollo/client/react';
import toast from 'react-hot-toast';
import { FormattedMessage, useIntl } from 'react-intl';
import { evictList } from '#client/features/editing/index';
import { PageTitle } from '#client/features/settings/index';
import { useErrorMessage } from '#client/platform/requests/error-message';
import {
  UpdateMenuLinkDocument,
  type MenuLinkFieldsFragment,
} from '#client/platform/generated/described.generated';
import type { MenuLocation } from '#client/platform/generated/schema';
import { ButtonLink } from '#client/ui/button';
import { PageBody, PageHead } from '#client/ui/editing/page-head';
import { ReorderList } from '#client/ui/editing/reorder/reorder';
import { EmptyState, Waiting } from '#client/ui/feedback/states';
import { TabLinks } from '#client/ui/layout/tab-links';
import { menuPath } from './menu-links';
import { MenuPreview } from './menu-preview';
import { MenuHeads, MenuRow } from './menu-row';
import { useArrangedMenusQuery } from './arranged-menu.generated';

const tabs = [
  { to: menuPath, labelId: 'admin.menus.main', end: true },
  { to: `${menuPath}/footer`, labelId: 'admin.menus.footer' },
];

type LinksProps = { links: readonly MenuLinkFieldsFragment[]; reload: () => Promise<unknown> };

/** The links of a menu in order. Each move is saved immediately. */
function Links({ links, reload }: LinksProps) {
  const intl = useIntl();
  const errorMessage = useErrorMessage();
  const [update] = useMutation(UpdateMenuLinkDocument, { update: evictList('adminMenuLinks') });
  const move = async ({ id, updatedAt }: MenuLinkFieldsFragment, to: number) => {
    await update({ variables: { input: { id, updatedAt, position: to - 1 } } }).catch(
      (rejected: unknown) => void toast.error(errorMessage(rejected)),
    );
    await reload();
  };
  if (links.length === 0) return <EmptyState title={<FormattedMessage id="admin.menus.none" />} />;
  return (
    <ReorderList
      label={intl.formatMessage({ id: 'admin.menus' })}
      items={links}
      heads={<MenuHeads />}
      keyOf={({ id }) => id}
      nameOf={({ labelTranslations }) => labelTranslations.en}
      onMove={move}
    >
      {(link) => <MenuRow link={link} />}
    </ReorderList>
  );
}

/** The page that arranges the main or footer menu, with a preview. */
export function ArrangedMenu({ location }: { location: MenuLocation }) {
  const intl = useIntl();
  const title = intl.formatMessage({ id: 'admin.menus' });
  const { data, error, refetch } = useArrangedMenusQuery({ fetchPolicy: 'network-only' });
  const links = data?.[location === 'mainMenu' ? 'main' : 'footer'].nodes;
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageHead
        title={title}
        note={links && <FormattedMessage id="admin.menus.count" values={{ count: links.length }} />}
        actions={
          <ButtonLink variant="primary" to={`${menuPath}/new?menu=${location}`}>
            <FormattedMessage id="admin.menus.add" />
          </ButtonLink>
        }
      />
      <TabLinks label={title} tabs={tabs} />
      <PageBody>
        {links ? (
          <>
            <MenuPreview links={links} />
            <Links links={links} reload={refetch} />
          </>
        ) : (
          <Waiting error={error} onRetry={() => void refetch()} lines={5} />
        )}
      </PageBody>
    </>
  );
}
