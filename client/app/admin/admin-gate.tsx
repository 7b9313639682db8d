import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Route, Routes } from 'react-router-dom';
import { useShellProfileQuery } from '#client/features/profile/index';
import { PageTitle } from '#client/features/settings/index';
import { ButtonLink } from '#client/ui/button';
import { PageState, Waiting } from '#client/ui/feedback/states';

function AdministratorsOnly() {
  const title = useIntl().formatMessage({ id: 'shell.administration' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <ButtonLink variant="primary" to="/">
            <FormattedMessage id="notFound.home" />
          </ButtonLink>
        }
      >
        <FormattedMessage id="admin.administratorsOnly" />
      </PageState>
    </>
  );
}

type Props = {
  /** The layout of the portal, shown around the message for people who aren't administrators. */
  shell: ReactNode;
  children: ReactNode;
};

/** Renders the administration for administrators, and a "no access" message for everyone else. */
export function AdminGate({ shell, children }: Props) {
  const { profile, error, retry } = useShellProfileQuery();
  if (profile?.role === 'admin') return children;
  if (profile) {
    return (
      <Routes>
        <Route element={shell}>
          <Route path="*" element={<AdministratorsOnly />} />
        </Route>
      </Routes>
    );
  }
  return (
    <main id="main">
      <Waiting error={error} onRetry={retry} lines={5} />
    </main>
  );
}
