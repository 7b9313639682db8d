import { UnstyledButton } from '@mantine/core';
import { FormattedMessage } from 'react-intl';
import { Link } from 'react-router-dom';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/index';
import { LanguageChoice, useShellProfile } from '#client/features/profile/index';
import { useSession } from '#client/platform/sign-in/session';
import { Dialog } from '#client/ui/dialog/dialog';
import { SchemeChoice } from './scheme-choice';
import styles from './shell.module.css';

type Props = { opened: boolean; onClose: () => void; links: readonly MenuEntry[] };

/** The phone menu: the links that have no tab, the language, the color scheme and sign-out. */
export default function MenuSheet({ opened, onClose, links }: Props) {
  const { signOut } = useSession();
  const profile = useShellProfile();
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="shell.menu" />}>
      <div className={styles.sheet}>
        <div className={styles.sheetLinks}>
          <Link to="/search" onClick={onClose}>
            <FormattedMessage id="shell.search" />
          </Link>
          <Link to="/results" onClick={onClose}>
            <FormattedMessage id="shell.results" />
          </Link>
          {links.map((entry) => (
            <MenuAnchor key={entry.id} entry={entry} onClick={onClose} />
          ))}
          {profile?.role === 'admin' && (
            <Link to="/admin" onClick={onClose}>
              <FormattedMessage id="shell.administration" />
            </Link>
          )}
          <UnstyledButton onClick={() => void signOut()}>
            <FormattedMessage id="shell.signOut" />
          </UnstyledButton>
        </div>
        <LanguageChoice />
        <SchemeChoice />
      </div>
    </Dialog>
  );
}
