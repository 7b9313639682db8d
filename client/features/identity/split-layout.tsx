import type { ReactNode } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { SiteMark, useSettings } from '#client/features/settings/index';
import { lettering } from '#client/ui/art/lettering';
import { Sidewall } from '#client/ui/art/sidewall';
import styles from './split-layout.module.css';

const sizes =
  '205/55 R16 94H XL · M+S · DOT 4726 · 225/45 R17 91W · 35×12.50 R17 LT · 120/70 ZR17 · 295/80 R22.5 ·';

function Band() {
  const { productName, loginLine } = useSettings();
  const { text, size } = lettering(loginLine, useIntl().locale, { letters: 53, size: 58 });
  return (
    <div className={`rubber ${styles.band}`}>
      <Sidewall className={styles.wheel} text={text} smallText={sizes} turn={-52} letterSize={size} />
      <div className={styles.bandText}>
        <div className={styles.brand}>
          <SiteMark />
          <span className={styles.word}>{productName}</span>
        </div>
        <p className="desk-only dim sm">
          <FormattedMessage id="login.promise" />
        </p>
      </div>
    </div>
  );
}

/** A layout without the portal's navigation: the tire at one side or above, and the content. */
export function SplitLayout({ low, children }: { low?: boolean; children: ReactNode }) {
  return (
    <main id="main" className={styles.page} data-low={low || undefined}>
      <Band />
      <div className={styles.side}>
        <div className={styles.form}>{children}</div>
      </div>
    </main>
  );
}
