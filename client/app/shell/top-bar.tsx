import { VisuallyHidden } from '@mantine/core';
import { IconCoin } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { LanguageMenu } from '#client/features/identity/index';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/index';
import { useShellProfileQuery } from '#client/features/profile/index';
import { SearchLink } from '#client/features/search/index';
import { SiteMark, useSettings } from '#client/features/settings/index';
import { isFinal } from '#client/platform/requests/error-code';
import { useSession } from '#client/platform/sign-in/session';
import { Button, ButtonLink } from '#client/ui/button';
import { AccountMenu } from './account-menu';
import { SchemeMenu } from './scheme-menu';
import styles from './shell.module.css';

function Brand() {
  const { productName } = useSettings();
  const label = useIntl().formatMessage({ id: 'shell.brandHome' }, { productName });
  return (
    <Link to="/" className={styles.brand} aria-label={label}>
      <SiteMark />
      <span className={styles.word}>{productName}</span>
    </Link>
  );
}

function Points({ points }: { points: number }) {
  return (
    <Link to="/points" className={styles.points}>
      <IconCoin size={20} stroke={1.9} aria-hidden />
      <span>
        <FormattedMessage
          id="shell.points"
          values={{ points, word: (words) => <VisuallyHidden key="word">{words}</VisuallyHidden> }}
        />
      </span>
    </Link>
  );
}

/** The header with brand, main menu, search, language, color scheme, points and account menu. */
export function TopBar({ links }: { links: readonly MenuEntry[] }) {
  const { profile, error } = useShellProfileQuery();
  const { state, signOut } = useSession();
  const label = useIntl().formatMessage({ id: 'shell.mainNavigation' });
  return (
    <header className={styles.top}>
      <div className={styles.bar}>
        <Brand />
        <nav className={styles.nav} aria-label={label}>
          {links.map((entry) => (
            <MenuAnchor key={entry.id} entry={entry} className={styles.navLink} />
          ))}
        </nav>
        <div className={styles.tools}>
          {state === 'signedIn' && (
            <span className="desk-only">
              <SearchLink />
            </span>
          )}
          <span className={state === 'signedIn' ? 'desk-only' : undefined}>
            <LanguageMenu />
          </span>
          <span className="desk-only">
            <SchemeMenu />
          </span>
          {profile && <Points points={profile.points} />}
          {profile && <AccountMenu profile={profile} />}
          {!profile && isFinal(error) && (
            <Button onClick={() => void signOut()}>
              <FormattedMessage id="shell.signOut" />
            </Button>
          )}
          {state === 'signedOut' && (
            <ButtonLink variant="strong" to="/login">
              <FormattedMessage id="shell.signIn" />
            </ButtonLink>
          )}
        </div>
      </div>
    </header>
  );
}
