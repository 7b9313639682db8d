import { Suspense, useState } from 'react';
import { FormattedMessage } from 'react-intl';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { Button } from '#client/ui/button';
import styles from './password.module.css';

const ChangePasswordDialog = lazyScreen(() => import('./change-password-dialog'));

/** The row of the person's own password, with a button that opens the dialog. */
export function OwnPassword({ email }: { email: string }) {
  // A new key for each opening resets the text typed before.
  const [opening, setOpening] = useState(0);
  const [opened, setOpened] = useState(false);
  const open = () => {
    setOpening(opening + 1);
    setOpened(true);
  };
  return (
    <div className={styles.row}>
      <div>
        <h3>
          <FormattedMessage id="password.word" />
        </h3>
        <p className="dim">
          <FormattedMessage id="password.hint" />
        </p>
      </div>
      <Button aria-haspopup="dialog" onClick={open}>
        <FormattedMessage id="password.change" />
      </Button>
      {opening > 0 && (
        <Suspense>
          <ChangePasswordDialog
            key={opening}
            opened={opened}
            onClose={() => setOpened(false)}
            email={email}
          />
        </Suspense>
      )}
    </div>
  );
}
