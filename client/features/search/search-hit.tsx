import { IconFileText, IconNews, IconSchool, type Icon } from '@tabler/icons-react';
import { Link } from 'react-router-dom';
import { ModuleDetails, ModuleStatus } from '#client/features/training/index';
import { useFormat } from '#client/platform/formats/format';
import type { SearchKind } from '#client/platform/generated/schema';
import type { FoundTextFragment, SearchHitFragment } from './search.generated';
import styles from './search.module.css';

const icons: Record<SearchKind, Icon> = { module: IconSchool, news: IconNews, page: IconFileText };

/** A text with its matches underlined. */
function Found({ pieces }: { pieces: readonly FoundTextFragment[] }) {
  return pieces.map(({ text, marked }, at) => (marked ? <mark key={at}>{text}</mark> : text));
}

/** Details of a result: those of a test, or the date of an article. */
function Details({ hit: { module, publishedAt } }: { hit: SearchHitFragment }) {
  const { date } = useFormat();
  if (module) return <ModuleDetails module={module} />;
  return publishedAt && date(publishedAt);
}

/** A search result: title, details, excerpt and test status. */
export function Hit({ kind, hit }: { kind: SearchKind; hit: SearchHitFragment }) {
  const HitIcon = icons[kind];
  return (
    <li>
      <Link to={hit.href} className={styles.hit} data-hit>
        <HitIcon size={20} stroke={1.9} aria-hidden />
        <span className={styles.text}>
          <h3>
            <Found pieces={hit.title} />
          </h3>
          {(hit.module || hit.publishedAt) && (
            <span className="sm dim">
              <Details hit={hit} />
            </span>
          )}
          {hit.excerpt.length > 0 && (
            <span className="sm dim">
              <Found pieces={hit.excerpt} />
            </span>
          )}
        </span>
        {hit.module && <ModuleStatus module={hit.module} />}
      </Link>
    </li>
  );
}
