import { UnstyledButton } from '@mantine/core';
import { IconArrowLeft, IconKeyboard, IconSearch, type Icon } from '@tabler/icons-react';
import { Suspense, type ComponentType } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink, useLocation } from 'react-router-dom';
import { LanguageMenu } from '#client/features/identity/public';
import { SiteMark, useSettings } from '#client/features/settings/public';
import { Button } from '#client/ui/button';
import { Dispensable } from '../error-boundary';
import { SchemeMenu } from '../shell/scheme-menu';
import styles from './admin-frame.module.css';

/** A page of the administration. */
export type RailLink = { to: string; labelId: string };

/** Pages that belong together; one that is alone in its group stands for it. */
export type RailGroup = { labelId: string; Icon: Icon; links: readonly RailLink[] };

/** What is told of a page behind its name, by its address. */
export type RailCounts = Readonly<Record<string, ComponentType>>;

type GroupProps = {
  group: RailGroup;
  counts: RailCounts;
  /** Whether all its pages are listed, wherever one is; else they are while one of them is shown. */
  open: boolean;
  onChoose: (() => void) | undefined;
};

type PageLinkProps = RailLink & { Count: ComponentType | undefined; onChoose: (() => void) | undefined };

/** Whether a page is that of a link, or below it; below the first page of the administration are all. */
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

/** The areas of the administration and the way back to the portal. */
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

/** Opens the palette, which leads anywhere. */
export function JumpButton({ onJump }: { onJump: () => void }) {
  return (
    <UnstyledButton className={styles.link} aria-haspopup="dialog" onClick={onJump}>
      <IconSearch size={20} stroke={1.9} aria-hidden />
      <FormattedMessage id="admin.jump" />
    </UnstyledButton>
  );
}

type RailProps = { groups: readonly RailGroup[]; counts: RailCounts; onJump: () => void; onKeys: () => void };

/** The administration's navigation at the left of a desktop. */
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
