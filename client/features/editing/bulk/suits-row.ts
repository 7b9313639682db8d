import type { BulkActionName } from '#client/platform/generated/schema';

/** What rows of lists say of how they stand, each of some. */
export type RowState = {
  disabledAt?: string | null;
  enabled?: boolean;
  publishAt?: string | null;
  done?: boolean;
  userType?: string;
};

const goesOn = ({ disabledAt, enabled }: RowState): boolean => !disabledAt && enabled !== false;

const suits: Readonly<Partial<Record<BulkActionName, (row: RowState) => boolean>>> = {
  disable: goesOn,
  enable: (row) => !goesOn(row),
  remind: goesOn,
  invite: goesOn,
  endSessions: goesOn,
  resetPro: ({ userType = 'pro' }) => userType === 'pro',
  publish: ({ publishAt }) => !publishAt || Date.parse(publishAt) > Date.now(),
  unpublish: ({ publishAt }) => publishAt !== null,
  markDone: ({ done }) => done !== true,
  markOpen: ({ done }) => done !== false,
};

/** Whether an action would do anything to a row, as far as the list knows; what else keeps it from that its preview says. */
export const suitsRow = (action: BulkActionName, row: RowState): boolean => suits[action]?.(row) ?? true;
