import type { ReactNode } from 'react';
import { NavLink } from 'react-router-dom';
import { isOwnPath } from '#client/platform/sign-in/wanted-path';
import type { MenuEntry } from './use-menus';

type Props = { entry: MenuEntry; className?: string; onClick?: () => void; children?: ReactNode };

/** One link of a menu; inside the portal it marks the current page. */
export function MenuAnchor({ entry, className, onClick, children }: Props) {
  const { href, label, newTab } = entry;
  const content = children ?? label;
  if (isOwnPath(href) && !newTab) {
    return (
      <NavLink to={href} end={href === '/'} className={className} onClick={onClick}>
        {content}
      </NavLink>
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
