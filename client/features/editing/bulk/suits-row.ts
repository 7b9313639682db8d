import type { BulkActionName } from '#client/platform/generated/schema';

/** The fields of rows that decide which actions apply. */
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

/** Returns true if the action would change the row, as far as the list knows. The preview shows other obstacles. */
export const suitsRow = (action: BulkActionName, row: RowState): boolean => suits[action]?.(row) ?? true;
