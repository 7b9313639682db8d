import { UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconKeyboard, IconSearch, type Icon } from '@tabler/icons-react';
import { Suspense, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { LanguageMenu } from '#client/features/identity/index';
import { SiteMark, useSettings } from '#client/features/settings/index';
import { Button } from '#client/ui/button';
import { Dispensable } from '../error-boundary';
import { SchemeMenu } from '../shell/scheme-menu';
import styles from './admin-frame.module.css';

/** A link to an administration page. */
export type RailLink = { to: string; labelId: string };

/** A group of links in the sidebar. A group with a single link is rendered as that link. */
export type RailGroup = { labelId: string; Icon: Icon; links: readonly RailLink[] };

/** Components that render a count after a link, by path. */
export type RailCounts = Readonly<Record<string, ComponentType>>;

type GroupProps = {
  group: RailGroup;
  counts: RailCounts;
  /** If true, every group lists its pages. Otherwise only the group of the current page does. */
  open: boolean;
  onChoose: (() => void) | undefined;
};

type PageLinkProps = RailLink & { Count: ComponentType | undefined; onChoose: (() => void) | undefined };

/** Returns true if the path belongs to the link or lies below it. The link to `/admin` matches only its own path. */
export const isAt = (pathname: string, { to }: RailLink): boolean =>
  pathname === to || (to !== '/admin' && pathname.startsWith(`${to}/`));

function PageLink({ to, labelId, Count, onChoose }: PageLinkProps) {
  return (
    <NavLink to={to} className={styles.page!} onClick={onChoose}>
      <FormattedMessage id={labelId} />
      {Count && ' '}
      {Count && (
        <span className={styles.count}>
          <Dispensable>
            <Suspense>
              <Count />
            </Suspense>
          </Dispensable>
        </span>
      )}
    </NavLink>
  );
}

function Group({ group: { labelId, Icon: GroupIcon, links }, counts, open, onChoose }: GroupProps) {
  const { pathname } = useLocation();
  const [first, ...others] = links;
  if (!first) return null;
  const isAlone = others.length === 0;
  const isHere = links.some((link) => isAt(pathname, link));
  return (
    <>
      <Link
        to={first.to}
        className={styles.link}
        data-here={isHere || undefined}
        aria-current={isAlone && isHere ? 'page' : undefined}
        onClick={onChoose}
      >
        <GroupIcon size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id={isAlone ? first.labelId : labelId} />
      </Link>
      {!isAlone &&
        (open || isHere) &&
        links.map(({ to, labelId: pageId }) => (
          <PageLink key={to} to={to} labelId={pageId} Count={counts[to]} onChoose={onChoose} />
        ))}
    </>
  );
}

type Props = {
  groups: readonly RailGroup[];
  counts?: RailCounts;
  open?: boolean;
  onChoose?: () => void;
};

const none: RailCounts = {};

/** Renders the groups of the sidebar and the link back to the portal. */
export function RailLinks({ groups, counts = none, open = false, onChoose }: Props) {
  return (
    <>
      {groups.map((group) => (
        <Group key={group.labelId} group={group} counts={counts} open={open} onChoose={onChoose} />
      ))}
      <div className={styles.rule} />
      <Link to="/" className={styles.link} onClick={onChoose}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.toPortal" />
      </Link>
    </>
  );
}

/** A button that opens the command palette. */
export function JumpButton({ onJump }: { onJump: () => void }) {
  return (
    <UnstyledButton className={styles.link} aria-haspopup="dialog" onClick={onJump}>
      <IconSearch size={20} stroke={1.9} aria-hidden />
      <FormattedMessage id="admin.jump" />
    </UnstyledButton>
  );
}

type RailProps = { groups: readonly RailGroup[]; counts: RailCounts; onJump: () => void; onKeys: () => void };

/** The sidebar of the administration, for desktop widths. */
export function Rail({ groups, counts, onJump, onKeys }: RailProps) {
  const intl = useIntl();
  const { productName } = useSettings();
  return (
    <header className={`rubber desk-only ${styles.rail}`}>
      <Link
        to="/"
        className={styles.brand}
        aria-label={intl.formatMessage({ id: 'shell.brandHome' }, { productName })}
      >
        <SiteMark />
        <span className={styles.word}>{productName}</span>
      </Link>
      <JumpButton onJump={onJump} />
      <nav className={styles.links} aria-label={intl.formatMessage({ id: 'shell.administration' })}>
        <RailLinks groups={groups} counts={counts} />
      </nav>
      <div className={styles.foot}>
        <LanguageMenu />
        <SchemeMenu />
        <Button
          variant="text"
          square
          aria-haspopup="dialog"
          aria-label={intl.formatMessage({ id: 'admin.keys' })}
          onClick={onKeys}
        >
          <IconKeyboard size={20} stroke={1.9} aria-hidden />
        </Button>
      </div>
    </header>
  );
}
