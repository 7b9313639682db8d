import type { ReactNode } from 'react';
import { Link } from 'react-router-dom';

type Props = { href: string; className?: string | undefined; children: ReactNode };

/** A link that an administrator wrote: within the portal, or away from it. */
export function BlockLink({ href, ...rest }: Props) {
  return href.startsWith('/') ? <Link to={href} {...rest} /> : <a href={href} {...rest} />;
}
