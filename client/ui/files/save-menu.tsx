import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown, DropdownItem, DropdownNote } from '../dropdown/dropdown';
import type { SavingAs } from './use-saving';

type Props = Pick<SavingAs, 'busy' | 'saveAs'> & {
  /** The accessible name of the button. */
  label: string;
  /** The text while the file is prepared. */
  busyLabel: ReactNode;
  size?: 'sm' | 'md';
  framed?: boolean;
  /** A description of the file above the formats. */
  about?: ReactNode;
  /**
   * Returns the name of a format for the visible columns or for all of them. Without it, only one version is offered.
   */
  words?: ((format: string, isWhole: boolean) => ReactNode) | undefined;
  /** The content of the button. Phones may show the icon only. */
  children: ReactNode;
};

const formats = [
  { format: 'csv', name: 'CSV', icon: IconFileTypeCsv },
  { format: 'xlsx', name: 'Excel (.xlsx)', icon: IconFileSpreadsheet },
] as const;

/** A button that downloads a file in a format selected from a list. */
export function SaveMenu({
  label,
  busyLabel,
  size,
  framed = true,
  about,
  words,
  busy,
  saveAs,
  children,
}: Props) {
  const choices = words ? [false, true] : [false];
  return (
    <Dropdown
      framed={framed}
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
      {about && <DropdownNote>{about}</DropdownNote>}
      {choices.flatMap((isWhole) =>
        formats.map(({ format, name, icon }) => (
          <DropdownItem key={`${format} ${isWhole}`} icon={icon} onClick={() => void saveAs(format, isWhole)}>
            {words?.(name, isWhole) ?? name}
          </DropdownItem>
        )),
      )}
    </Dropdown>
  );
}
