import { UnstyledButton, useMantineColorScheme } from '@mantine/core';
import { FormattedMessage, useIntl } from 'react-intl';
import { LanguageChoice } from '#client/features/identity/public';
import { MenuAnchor, type MenuEntry } from '#client/features/menus/public';
import { useSession } from '#client/platform/sign-in/session';
import { Dialog } from '#client/ui/dialog';
import { SegmentedChoice } from '#client/ui/segmented-choice';
import { schemes } from './schemes';
import styles from './shell.module.css';

type Props = { opened: boolean; onClose: () => void; links: readonly MenuEntry[] };

function SchemeChoice() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedChoice
      label={intl.formatMessage({ id: 'scheme.label' })}
      value={colorScheme}
      choices={(['light', 'dark', 'auto'] as const).map((scheme) => ({
        value: scheme,
        label: intl.formatMessage({ id: schemes[scheme] }),
      }))}
      onChange={setColorScheme}
    />
  );
}

/** What a phone's tab bar has no room for: other pages, language, appearance and sign-out. */
export default function MenuSheet({ opened, onClose, links }: Props) {
  const { signOut } = useSession();
  return (
    <Dialog opened={opened} onClose={onClose} title={<FormattedMessage id="shell.menu" />}>
      <div className={styles.sheet}>
        <div className={styles.sheetLinks}>
          {links.map((entry) => (
            <MenuAnchor key={entry.href} entry={entry} onClick={onClose} />
          ))}
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
