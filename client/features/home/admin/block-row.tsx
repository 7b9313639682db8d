import { Checkbox } from '@mantine/core';
import { useIntl } from 'react-intl';
import { Link } from 'react-router-dom';
import { audienceFields } from '#client/features/editing/index';
import type { HomeBlockFieldsFragment } from '#client/platform/generated/described.generated';
import { useWords } from '#client/ui/editor/described/use-words';
import { kindNames, kindTexts } from './block-names';
import { homePath } from './home-block';
import styles from './home.module.css';

const { roles, userTypes, accountKinds } = audienceFields;

/** Returns a description of the block's audience. Empty for everyone. */
function useAudience(block: HomeBlockFieldsFragment): string {
  const words = useWords();
  return [
    roles.said!(block.roles, words),
    userTypes.said!(block.userTypes, words),
    accountKinds.said!(block.accountKinds, words),
  ]
    .filter((part) => part !== '')
    .join(' · ');
}

/** Returns a function that formats a block's name: its heading, or its kind. */
export function useBlockName(): (block: HomeBlockFieldsFragment) => string {
  const intl = useIntl();
  return ({ kind, titleTranslations }) =>
    titleTranslations?.en ?? intl.formatMessage({ id: kindNames[kind] });
}

type Props = { block: HomeBlockFieldsFragment; visible: boolean; onShow: (visible: boolean) => void };

/** A block of the home page with its name, its audience and a switch that shows or hides it. */
export function BlockRow({ block, visible, onShow }: Props) {
  const intl = useIntl();
  const name = useBlockName()(block);
  const audience = useAudience(block);
  return (
    <div className={styles.block}>
      <div className={visible ? undefined : 'dim'}>
        <Link to={`${homePath}/${block.id}`}>{name}</Link>
        <p className="sm dim">
          {intl.formatMessage({ id: kindTexts[block.kind] })}
          {audience && (
            <>
              {' · '}
              <strong>{audience}</strong>
            </>
          )}
        </p>
      </div>
      <Checkbox
        checked={visible}
        label={intl.formatMessage({ id: 'admin.home.showIt' })}
        aria-label={intl.formatMessage({ id: 'admin.home.show' }, { name })}
        onChange={({ currentTarget }) => onShow(currentTarget.checked)}
      />
    </div>
  );
}
