import { MantineThemeProvider, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closing } from '#client/ui/shortcuts/keys';
import { useSettled } from '#client/ui/use-settled';
import styles from './dialog.module.css';

// A fade isn't movement, so it also runs with reduced motion, and the dialog always closes after the same time.
const fades = { respectReducedMotion: false };
const fading = { 'data-fading': '' };
const settling = { 'data-settling': '' };

const widths = { md: 560, lg: 720, xl: 1200 };

type Props = {
  opened: boolean;
  onClose: () => void;
  /** Called after the dialog has faded out. */
  onClosed?: () => void;
  title: ReactNode;
  children: ReactNode;
  /** The buttons, main action last. It appears at the right on desktops and on top on phones. */
  footer?: ReactNode;
  /** The width on desktops: 560, 720 or 1200 px. */
  size?: keyof typeof widths;
  /** Changes when other buttons replace the current ones, so that a double tap doesn't press them. */
  step?: string | number | undefined;
  /** True if only its own buttons close the dialog. */
  mustChoose?: boolean;
};

/** A dialog that traps the focus and closes on Escape. It is a bottom sheet on phones and centered on desktops. */
export function Dialog(props: Props) {
  const { opened, onClose, onClosed, title, children, footer, size = 'md', step, mustChoose = false } = props;
  const intl = useIntl();
  // A dialog that mounts already open wouldn't record where to return the focus.
  const isMounted = useMounted();
  const isVisible = opened && isMounted;
  const settled = useSettled(`${isVisible} ${step}`);
  return (
    <MantineThemeProvider inherit theme={fades}>
      <Modal
        opened={isVisible}
        onClose={onClose}
        onExitTransitionEnd={onClosed}
        title={title}
        size={widths[size]}
        transitionProps={{
          transition: 'fade',
          duration: 500,
          timingFunction: 'var(--ease)',
        }}
        overlayProps={{ transitionProps: { duration: 500 } }}
        closeButtonProps={{ 'aria-label': intl.formatMessage({ id: 'ui.close' }) }}
        // The dialog's `header` element must not become a banner landmark of the page.
        attributes={{
          header: { role: 'none' },
          content: {
            ...fading,
            ...(opened ? {} : { [closing]: '' }),
            ...(opened && settled ? {} : settling),
          },
          overlay: fading,
        }}
        withCloseButton={!mustChoose}
        closeOnEscape={!mustChoose}
        closeOnClickOutside={!mustChoose && opened && settled}
        removeScrollProps={{ allowPinchZoom: true }}
      >
        {children}
        {footer ? <div className={styles.footer}>{footer}</div> : <div className={styles.rest} />}
      </Modal>
    </MantineThemeProvider>
  );
}
