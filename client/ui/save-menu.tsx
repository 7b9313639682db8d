import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown, DropdownItem } from './dropdown/dropdown';
import type { SavingAs } from './use-saving';

type Props = Pick<SavingAs, 'busy' | 'saveAs'> & {
  /** What is saved, for those who do not see the button. */
  label: string;
  /** The verb while the file is on its way. */
  busyLabel: ReactNode;
  size?: 'sm' | 'md';
  /** What the button says; on a phone the icon may be alone. */
  children: ReactNode;
};

/** A button that saves something as a file, in the format that is chosen under it. */
export function SaveMenu({ label, busyLabel, size, busy, saveAs, children }: Props) {
  return (
    <Dropdown
      framed
      size={size}
      label={label}
      busyLabel={busy ? busyLabel : undefined}
      trigger={
        <>
          <IconDownload size={16} stroke={1.9} aria-hidden />
          {children}
        </>
      }
    >
      <DropdownItem icon={IconFileTypeCsv} onClick={() => void saveAs('csv')}>
        CSV
      </DropdownItem>
      <DropdownItem icon={IconFileSpreadsheet} onClick={() => void saveAs('xlsx')}>
        Excel (.xlsx)
      </DropdownItem>
    </Dropdown>
  );
}
