import { textLanguages } from '#client/platform/i18n/languages';
import { FormattedMessage } from 'react-intl';
import { TreadBar, treadBlocks } from '#client/ui/charts/tread-bar';
import styles from './translations.module.css';
import type { TranslationCountsQuery } from './translations.generated';

type Counts = TranslationCountsQuery['translationCounts'];

/** The number of blocks in a bar. The last one is only full if nothing is missing. */
const blocks = 20;

/** The number of translated texts by language. */
export function LanguageCounts({ counts }: { counts: Counts }) {
  const { all } = counts;
  return (
    <ul className={styles.counts}>
      {textLanguages.map(({ code, name }) => (
        <li key={code}>
          <div className={styles.countHead}>
            <strong lang={code}>{name}</strong>
            <span className="sm">
              <FormattedMessage id="translations.of" values={{ count: counts[code], all }} />
            </span>
          </div>
          <TreadBar
            size="sm"
            blocks={treadBlocks(Math.floor((blocks * counts[code]) / (all || 1)), blocks)}
          />
          <span className="sm dim">
            {code === 'en' ? (
              <FormattedMessage id="translations.fallback" />
            ) : (
              <FormattedMessage
                id="translations.lacks"
                values={{ count: all - counts[code], outdated: counts[`${code}Outdated`] }}
              />
            )}
          </span>
        </li>
      ))}
    </ul>
  );
}
