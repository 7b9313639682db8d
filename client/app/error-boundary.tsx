import { Component, type ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useLocation } from 'react-router-dom';
import { PageTitle } from '#client/features/settings/index';
import { Button, ButtonLink } from '#client/ui/button';
import { PageState } from '#client/ui/feedback/states';
import { TraceReference } from '#client/ui/feedback/trace-reference';

type Props = { children: ReactNode; instead: (error: unknown) => ReactNode };

function Broken({ error }: { error: unknown }) {
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
      >
        <TraceReference error={error} />
      </PageState>
    </>
  );
}

class Boundary extends Component<Props, { failed: boolean; error?: unknown }> {
  override state: { failed: boolean; error?: unknown } = { failed: false };

  static getDerivedStateFromError(error: unknown) {
    return { failed: true, error };
  }

  override render() {
    const { failed, error } = this.state;
    return failed ? this.props.instead(error) : this.props.children;
  }
}

/** Shows an error page if a screen throws. Navigating to another address resets it. */
export function ErrorBoundary({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={(error) => <Broken error={error} />}>
      {children}
    </Boundary>
  );
}

/** Renders nothing if its children throw, for optional parts of a screen. Navigating to another address resets it. */
export function Dispensable({ children }: { children: ReactNode }) {
  const { pathname } = useLocation();
  return (
    <Boundary key={pathname} instead={() => null}>
      {children}
    </Boundary>
  );
}
