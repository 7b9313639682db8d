import { IconFilterPlus } from '@tabler/icons-react';
import { FormattedMessage, useIntl } from 'react-intl';
import { hasShortcutKeys } from '#client/ui/shortcuts/keys';
import { Keys } from '#client/ui/shortcuts/key-caps';
import { Dropdown } from '../dropdown/dropdown';
import styles from './admin-list.module.css';
import { FilterChoice } from './filter-choice';
import type { ListFilter } from './list-parts';

type Props = { filters: readonly ListFilter[]; onAdd: (name: string) => void };

/** The button that adds a filter, beside the active ones. */
export function AddFilter({ filters, onAdd }: Props) {
  const intl = useIntl();
  return (
    <span data-add-filter>
      <Dropdown
        stays
        size="sm"
        label={intl.formatMessage({ id: 'admin.list.addFilter' })}
        trigger={
          <>
            <IconFilterPlus size={16} stroke={1.9} aria-hidden />
            <FormattedMessage id="admin.list.addFilter" />
          </>
        }
      >
        {(close) => (
          <>
            <FilterChoice
              focuses
              filters={filters}
              onChoose={(name) => {
                close();
                onAdd(name);
              }}
            />
            {hasShortcutKeys() && (
              <p className={`sm dim ${styles.hint}`}>
                <Keys of={['F']} /> <FormattedMessage id="admin.list.opensThis" />
              </p>
            )}
          </>
        )}
      </Dropdown>
    </span>
  );
}
