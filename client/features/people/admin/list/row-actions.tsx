import { IconCoin, IconEye } from '@tabler/icons-react';
import { Suspense } from 'react';
import type { RowAction } from '#client/features/editing/index';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import type { PersonRowFragment } from '../people.generated';
import { useStartImpersonation } from '../use-start-impersonation';

const EditPointsDialog = lazyScreen(() => import('../person/dialogs/edit-points-dialog'));

type DialogProps = Parameters<NonNullable<RowAction<PersonRowFragment>['Dialog']>>[0];

const PointsOfRow = ({ row, ...dialog }: DialogProps) => (
  <Suspense>
    <EditPointsDialog {...dialog} person={row} />
  </Suspense>
);

/** Returns the actions of a single person in the list, in addition to the bulk actions. */
export function useRowActions(): readonly RowAction<PersonRowFragment>[] {
  const { see } = useStartImpersonation();
  return [
    {
      label: 'people.editPointsButton',
      shortcut: 'p',
      icon: IconCoin,
      suits: ({ removalReason }) => !removalReason,
      Dialog: PointsOfRow,
    },
    {
      label: 'people.startImpersonation',
      icon: IconEye,
      suits: ({ role, disabledAt, removalReason }) => role !== 'admin' && !disabledAt && !removalReason,
      run: ({ id }) => void see(id),
    },
  ];
}
