import { IconMenu2 } from '@tabler/icons-react';
import { Suspense, useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Outlet, useLocation } from 'react-router-dom';
import { LanguageChoice } from '#client/features/profile/index';
import { PageTitle } from '#client/features/settings/index';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { ConnectionBar } from '#client/ui/feedback/connection';
import { SkipLink } from '#client/ui/layout/layout';
import { ErrorBoundary } from '../error-boundary';
import { PageLoading } from '../page-loading';
import { SchemeChoice } from '../shell/scheme-choice';
import { useArrival } from '../shell/use-arrival';
import styles from './admin-frame.module.css';
import { type Jump, useJump } from './jump';
import { isAt, JumpButton, Rail, type RailCounts, RailLinks, type RailGroup } from './rail';

type MenuProps = { groups: readonly RailGroup[]; counts: RailCounts; onJump: () => void };

function PhoneMenu({ groups, counts, onJump }: MenuProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <header className="phone-only">
      <Button
        className={styles.menu}
        variant="text"
        square
        aria-label={intl.formatMessage({ id: 'shell.menu' })}
        aria-haspopup="dialog"
        onClick={() => setOpened(true)}
      >
        <IconMenu2 size={24} stroke={1.9} aria-hidden />
      </Button>
      <Dialog opened={opened} onClose={close} title={<FormattedMessage id="shell.administration" />}>
        <JumpButton
          onJump={() => {
            close();
            onJump();
          }}
        />
        <nav className={styles.sheet} aria-label={intl.formatMessage({ id: 'shell.administration' })}>
          <RailLinks groups={groups} counts={counts} open onChoose={close} />
        </nav>
        <div className={styles.sheetFoot}>
          <LanguageChoice />
          <SchemeChoice />
        </div>
      </Dialog>
    </header>
  );
}

type Props = { groups: readonly RailGroup[]; counts: RailCounts; jump: Jump };

/** The layout of every administration page: the sidebar, or a menu on phones, and the current page. */
export function AdminFrame({ groups, counts, jump }: Props) {
  const intl = useIntl();
  const mainRef = useArrival();
  const { pathname } = useLocation();
  const { openPalette, openKeys, dialogs } = useJump(groups, jump);
  const place = groups.flatMap(({ links }) => links).find((link) => isAt(pathname, link));
  return (
    <div className={styles.frame}>
      {/* The default title, for pages that set none or fail to load. */}
      {place && <PageTitle>{intl.formatMessage({ id: place.labelId })}</PageTitle>}
      <SkipLink />
      <Rail groups={groups} counts={counts} onJump={openPalette} onKeys={openKeys} />
      <PhoneMenu groups={groups} counts={counts} onJump={openPalette} />
      <main id="main" className={styles.main} ref={mainRef} tabIndex={-1}>
        <ConnectionBar />
        <ErrorBoundary>
          <Suspense fallback={<PageLoading />}>
            <Outlet />
          </Suspense>
        </ErrorBoundary>
      </main>
      {dialogs}
    </div>
  );
}
