import { MantineThemeProvider, Modal } from '@mantine/core';
import { useMounted } from '@mantine/hooks';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { closing } from '#client/ui/keys';
import { useSettled } from '#client/ui/use-settled';
import styles from './dialog.module.css';

// A fade moves nothing: whoever wants no movement sees it as well, and the dialog is gone after the same time.
const fades = { respectReducedMotion: false };
const fading = { 'data-fading': '' };
const settling = { 'data-settling': '' };

const widths = { md: 560, lg: 720, xl: 1200 };

type Props = {
  opened: boolean;
  onClose: () => void;
  /** It has faded and is gone. */
  onClosed?: () => void;
  title: ReactNode;
  children: ReactNode;
  /** Buttons, the main action last: at the right on a desktop, on top on a phone. */
  footer?: ReactNode;
  /** 560, 720 or 1200 px on a desktop. */
  size?: keyof typeof widths;
  /** Changes when other buttons take the place of those shown, so that a double tap doesn't press them. */
  step?: string | number | undefined;
  /** Urgent: closes by its own buttons alone. */
  mustChoose?: boolean;
};

/** A dialog that holds the focus and closes on Escape: a sheet from the bottom edge on a phone, centred on a desktop. */
export function Dialog(props: Props) {
  const { opened, onClose, onClosed, title, children, footer, size = 'md', step, mustChoose = false } = props;
  const intl = useIntl();
  // One that opened as it came, as when it is loaded for that, would not note where the focus goes back to.
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
        // A dialog's header is no banner of the page.
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
