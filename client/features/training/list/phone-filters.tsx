import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import { useState } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import { useSearchParams } from 'react-router-dom';
import type { ModuleCardFragment } from '../card/module-card.generated';
import { Button } from '#client/ui/button';
import { Dialog } from '#client/ui/dialog/dialog';
import { Chip, ChipRow } from '#client/ui/feedback/messages';
import { groupNames, type GroupKey } from '#client/features/modules/index';
import { activeCount, withGroup, type ModuleFilter } from './module-filter';
import { FacetChoices } from './module-filters';
import styles from './phone-filters.module.css';

type SheetProps = { modules: readonly ModuleCardFragment[]; filter: ModuleFilter; found: number };

/** The button that opens the filters as a bottom sheet on phones. */
export function FilterSheet({ modules, filter, found }: SheetProps) {
  const intl = useIntl();
  const [opened, setOpened] = useState(false);
  const close = () => setOpened(false);
  return (
    <div className={`phone-only ${styles.opener}`}>
      <Button
        square
        aria-label={intl.formatMessage({ id: 'modules.openFilters' }, { count: activeCount(filter) })}
        data-active={activeCount(filter) > 0 || undefined}
        onClick={() => setOpened(true)}
      >
        <IconAdjustmentsHorizontal size={20} stroke={1.9} aria-hidden />
      </Button>
      <Dialog
        opened={opened}
        onClose={close}
        title={<FormattedMessage id="modules.filters" />}
        footer={
          <Button variant="strong" size="lg" onClick={close}>
            <FormattedMessage id="modules.showFound" values={{ count: found }} />
          </Button>
        }
      >
        <FacetChoices modules={modules} filter={filter} />
      </Dialog>
    </div>
  );
}

/** The groups as chips on phones. The selected one can be deselected. */
export function GroupChips({ groups, filter }: { groups: readonly GroupKey[]; filter: ModuleFilter }) {
  const intl = useIntl();
  const [search, setSearch] = useSearchParams();
  return (
    <div className={`phone-only ${styles.chips}`}>
      <ChipRow label={intl.formatMessage({ id: 'modules.filter.group' })}>
        {groups.map((group) => (
          <Chip
            key={group}
            on={filter.group === group}
            onClick={() => setSearch(withGroup(search, filter.group === group ? null : group))}
          >
            <FormattedMessage id={groupNames[group]} />
          </Chip>
        ))}
      </ChipRow>
    </div>
  );
}
