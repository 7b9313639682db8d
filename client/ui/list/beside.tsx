import { useMediaQuery } from '@mantine/hooks';
import { IconX } from '@tabler/icons-react';
import { useEffect, useId, useRef, type ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { useLocation, useSearchParams } from 'react-router-dom';
import { Button } from '#client/ui/button';
import { useReturnedFocus } from '#client/ui/dialog/returned-focus';
import styles from './beside.module.css';

/** Returns the row in the URL parameter that opens beside the list: null for none, undefined in narrow windows. */
export function useBeside(parameter: string) {
  const isWide = useMediaQuery('(min-width: 75em)', false, { getInitialValueInEffect: false });
  const [params, setParams] = useSearchParams();
  const { state } = useLocation() as { state: unknown };
  const close = () => {
    document.querySelector<HTMLElement>('td a[aria-current]')?.focus();
    params.delete(parameter);
    setParams(params, { state });
  };
  return { opened: isWide ? params.get(parameter) : undefined, close };
}

/** A list with an optional panel beside it. */
export function ListWithPanel({ panel, children }: { panel: ReactNode; children: ReactNode }) {
  return (
    <div className={styles.page} data-beside={panel ? true : undefined}>
      {children}
      {panel}
    </div>
  );
}

type PanelProps = {
  title: ReactNode;
  /** Content beside the title. */
  mark?: ReactNode;
  onClose: () => void;
  children: ReactNode;
};

/** A panel beside the list. */
export function Panel({ title, mark, onClose, children }: PanelProps) {
  const intl = useIntl();
  const panel = useRef<HTMLElement>(null);
  const titleId = useId();
  useReturnedFocus(panel);
  useEffect(() => panel.current?.focus({ preventScroll: true }), []);
  return (
    <aside ref={panel} tabIndex={-1} className={styles.panel} aria-labelledby={titleId}>
      <div className={styles.head}>
        <h2 id={titleId}>{title}</h2>
        {mark}
        <Button
          variant="text"
          square
          className={styles.close}
          aria-label={intl.formatMessage({ id: 'ui.close' })}
          onClick={onClose}
        >
          <IconX size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
      {children}
    </aside>
  );
}
