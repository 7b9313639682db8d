import { Fragment } from 'react';
import styles from './key-caps.module.css';

const isMac = (): boolean => /Mac|iP(hone|ad|od)/.test(navigator.platform);

/** A key combination. `Mod` appears as Ctrl, or as ⌘ on a Mac. */
export function Keys({ of }: { of: readonly string[] }) {
  return (
    <span className={styles.key}>
      {of.map((key, at) => (
        <Fragment key={key}>
          {at > 0 && ' '}
          <kbd className={styles.cap}>{key === 'Mod' ? (isMac() ? '⌘' : 'Ctrl') : key}</kbd>
        </Fragment>
      ))}
    </span>
  );
}
