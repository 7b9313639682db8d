import { UnstyledButton } from '@mantine/core';
import { IconChevronDown } from '@tabler/icons-react';
import { useEffect, useRef, useState } from 'react';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { useLanguage } from '#client/platform/i18n/language';
import styles from './sitemap.module.css';
import { useSitemapQuery, type SitemapQuery } from './sitemap.generated';

type Groups = SitemapQuery['sitemap'];

function Map({ groups }: { groups: Groups }) {
  const label = useIntl().formatMessage({ id: 'shell.sitemap' });
  const [open, setOpen] = useState(false);
  return (
    <nav className={styles.sitemap} aria-label={label}>
      <UnstyledButton
        className={`phone-only ${styles.fold}`}
        aria-expanded={open}
        aria-controls="sitemap"
        onClick={() => setOpen(!open)}
      >
        {label}
        <IconChevronDown size={20} stroke={1.9} aria-hidden />
      </UnstyledButton>
      <div id="sitemap" className={styles.groups} data-open={open || undefined}>
        {groups.map(({ title, pages }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {pages.map((page) => (
                <li key={page.href}>
                  <Link to={page.href}>{page.title}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
      </div>
    </nav>
  );
}

/** Links to all main pages that the person can open, collapsed on phones. It loads when it becomes visible. */
export default function Sitemap() {
  const { language } = useLanguage();
  const place = useRef<HTMLDivElement>(null);
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    // The element is still empty and lies at the very edge of the page.
    const observer = new IntersectionObserver(([entry]) => entry?.isIntersecting && setSeen(true), {
      rootMargin: '64px',
    });
    observer.observe(place.current!);
    return () => observer.disconnect();
  }, []);
  const { data, previousData } = useSitemapQuery({ variables: { lang: language }, skip: !seen });
  const groups = (data ?? previousData)?.sitemap;
  return <div ref={place}>{groups && <Map groups={groups} />}</div>;
}
