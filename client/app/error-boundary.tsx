import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/public';
import { Button, ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/states';

type Props = { children: ReactNode; instead: ReactNode };

function Broken() {
  const title = useIntl().formatMessage({ id: 'errors.fallback' });
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <PageState
        title={title}
        actions={
          <>
            <Button variant="primary" onClick={() => window.location.reload()}>
              <FormattedMessage id="ui.tryAgain" />
            </Button>
            <ButtonLink to="/">
              <FormattedMessage id="notFound.home" />
            </ButtonLink>
          </>
        }
      />
    </>
  );
}

class Boundary extends Component<Props, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? this.props.instead : this.props.children;
  }
}

/** Shows a page of its own when a screen breaks; another address gets a new chance. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={<Broken />}>
      {children}
    </Boundary>
  );
}

/** Shows nothing in place of what breaks, where a screen does without it; another address gets a new chance. */
export function Dispensable({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={null}>
      {children}
    </Boundary>
  );
}
