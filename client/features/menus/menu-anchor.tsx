import type { ReactNode } from 'react';
import { Link, matchPath, resolvePath, useLocation } from 'react-router-dom';
import { isOwnPath } from '#client/platform/sign-in/requested-path';
import type { MenuEntry } from './use-menus';

/** Pages that count as part of another page whose path they don't share. */
const belongsTo: readonly [page: string, to: string][] = [
  ['/whats-new', '/news'],
  ['/pro-training', '/programs'],
  ['/gold-retailer-program', '/programs'],
  ['/training/gold-distributor', '/programs'],
  ['/training/gold-retailer', '/programs'],
  ['/points', '/rewards'],
  ['/leaderboard', '/rewards'],
];

/** Returns true if the path is the link's target, lies below it, or counts as part of it. */
export function isAt(pathname: string, href: string): boolean {
  const path = resolvePath(href).pathname;
  const isBelow = (place: string) => matchPath({ path: place, end: place === '/' }, pathname) !== null;
  const [page, to] = belongsTo.find(([each]) => isBelow(each)) ?? [];
  return path === to || (isBelow(path) && (!page || path.startsWith(page)));
}

type Props = { entry: MenuEntry; className?: string; onClick?: () => void; children?: ReactNode };

/** A link of a menu. Internal links mark the current page. */
export function MenuAnchor({ entry, className, onClick, children }: Props) {
  const { href, label, newTab } = entry;
  const isCurrent = isAt(useLocation().pathname, href);
  const content = children ?? label;
  if (isOwnPath(href) && !newTab) {
    return (
      <Link to={href} className={className} aria-current={isCurrent ? 'page' : undefined} onClick={onClick}>
        {content}
      </Link>
    );
  }
  // People who edit menus must not be able to run scripts through a link.
  if (!isOwnPath(href) && !/^(https?|mailto|tel):/i.test(href)) return null;
  return (
    <a
      href={href}
      className={className}
      onClick={onClick}
      target={newTab ? '_blank' : undefined}
      rel={newTab ? 'noreferrer' : undefined}
    >
      {content}
    </a>
  );
}
