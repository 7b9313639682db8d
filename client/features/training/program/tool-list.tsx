import { IconChevronRight, IconExternalLink } from '@tabler/icons-react';
import { RibList } from '#client/ui/layout/rib-list';
import { RichText } from '#client/ui/rich-text';
import { Link } from 'react-router-dom';
import type { ListedToolFragment } from './tool-list.generated';
import styles from './tool-list.module.css';

function Tool({ tool: { title, text, href, newTab } }: { tool: ListedToolFragment }) {
  const Icon = newTab ? IconExternalLink : IconChevronRight;
  const tab = newTab && { target: '_blank', rel: 'noreferrer' };
  return (
    <li className={styles.tool}>
      <h3>
        {href.startsWith('/') ? (
          <Link to={href} {...tab}>
            {title}
          </Link>
        ) : (
          <a href={href} {...tab}>
            {title}
          </a>
        )}
      </h3>
      <div className="sm dim">
        <RichText html={text} />
      </div>
      <Icon size={20} stroke={1.9} aria-hidden className={styles.go} />
    </li>
  );
}

/** The tools, one per row. */
export function ToolList({ tools }: { tools: readonly ListedToolFragment[] }) {
  return (
    <RibList>
      {tools.map((tool) => (
        <Tool key={tool.id} tool={tool} />
      ))}
    </RibList>
  );
}
