import type { ReactNode } from 'react';
import { Link, matchPath, resolvePath, useLocation } from 'react-router-dom';
import { isOwnPath } from '#client/platform/sign-in/wanted-path';
import type { MenuEntry } from './use-menus';

/** Pages below another address that belong to the one a menu leads to. */
const alsoAt: Record<string, string> = { '/news': '/whats-new' };

/** Whether an address is the one that a link of the portal leads to, or below it. */
export function isAt(pathname: string, href: string): boolean {
  const path = resolvePath(href).pathname;
  const places = [path, alsoAt[path]].filter((place) => place !== undefined);
  return places.some((place) => matchPath({ path: place, end: place === '/' }, pathname) !== null);
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
