import { IconArrowLeft, type Icon } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { Link, NavLink } from 'react-router-dom';
import { LanguageMenu } from '#client/features/identity/public';
import { useSettings } from '#client/features/settings/public';
import { BrandMark } from '#client/ui/art/brand-mark';
import { SchemeMenu } from '../shell/scheme-menu';
import styles from './admin-frame.module.css';

export type RailLink = { to: string; labelId: string; Icon: Icon };

type Props = { links: readonly RailLink[]; onChoose?: () => void };

/** The areas of the administration and the way back to the portal. */
export function RailLinks({ links, onChoose }: Props) {
  return (
    <>
      {links.map(({ to, labelId, Icon: LinkIcon }) => (
        <NavLink key={to} to={to} className={styles.link!} onClick={onChoose}>
          <LinkIcon size={20} stroke={1.9} aria-hidden />
          <FormattedMessage id={labelId} />
        </NavLink>
      ))}
      <div className={styles.rule} />
      <Link to="/" className={styles.link} onClick={onChoose}>
        <IconArrowLeft size={20} stroke={1.9} aria-hidden />
        <FormattedMessage id="admin.toPortal" />
      </Link>
    </>
  );
}

/** The administration's navigation at the left of a desktop. */
export function Rail({ links }: { links: readonly RailLink[] }) {
  const intl = useIntl();
  const { productName } = useSettings();
  return (
    <header className={`rubber desk-only ${styles.rail}`}>
      <Link
        to="/"
        className={styles.brand}
        aria-label={intl.formatMessage({ id: 'shell.brandHome' }, { productName })}
      >
        <BrandMark />
        <span className={styles.word}>{productName}</span>
      </Link>
      <nav className={styles.links} aria-label={intl.formatMessage({ id: 'shell.administration' })}>
        <RailLinks links={links} />
      </nav>
      <div className={styles.foot}>
        <LanguageMenu />
        <SchemeMenu />
      </div>
    </header>
  );
}
