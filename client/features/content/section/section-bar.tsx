import { IconChevronDown } from '@tabler/icons-react';
import { useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import type { ContentPage } from '#client/platform/generated/schema';
import { SectionLinks, usePageName } from './section-links';
import styles from './section-layout.module.css';
import type { SectionFrameFragment } from './section.generated';

type Props = { section: SectionFrameFragment; page: ContentPage | null };

/** The section navigation on phones: a bar with the current page that opens the list of pages. */
export function SectionBar({ section, page }: Props) {
  const details = useRef<HTMLDetailsElement>(null);
  const close = () => details.current?.removeAttribute('open');
  return (
    <details ref={details} className={`phone-only ${styles.bar}`}>
      <summary>
        <span className={styles.where}>
          <span className="xs dim">{section.title}</span>
          <strong>{usePageName(page)}</strong>
        </span>
        <span className="sm dim">
          <FormattedMessage id="section.pageCount" values={{ count: section.pages.length + 1 }} />
        </span>
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </summary>
      <SectionLinks section={section} onChoose={close} />
    </details>
  );
}
