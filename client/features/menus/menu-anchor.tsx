import type { ReactNode } from 'react';
import { Link, matchPath, resolvePath, useLocation } from 'react-router-dom';
import { isOwnPath } from '#client/platform/sign-in/requested-path';
import type { MenuEntry } from './use-menus';

/** Pages that belong to one whose address they are not below. */
const belongsTo: readonly [page: string, to: string][] = [
  ['/whats-new', '/news'],
  ['/pro-training', '/programs'],
  ['/gold-retailer-program', '/programs'],
  ['/training/gold-distributor', '/programs'],
  ['/training/gold-retailer', '/programs'],
  ['/points', '/rewards'],
  ['/leaderboard', '/rewards'],
];

/** Whether an address is the one that a link of the portal leads to, or belongs to it. */
export function isAt(pathname: string, href: string): boolean {
  const path = resolvePath(href).pathname;
  const isBelow = (place: string) => matchPath({ path: place, end: place === '/' }, pathname) !== null;
  const [page, to] = belongsTo.find(([each]) => isBelow(each)) ?? [];
  return path === to || (isBelow(path) && (!page || path.startsWith(page)));
}

type Props = { entry: MenuEntry; className?: string; onClick?: () => void; children?: ReactNode };

/** One link of a menu; inside the portal it marks the current page. */
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
  // Whoever writes menus must not be able to run a script by a link.
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
