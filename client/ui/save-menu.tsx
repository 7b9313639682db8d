import { IconDownload, IconFileSpreadsheet, IconFileTypeCsv } from '@tabler/icons-react';
import type { ReactNode } from 'react';
import { Dropdown, DropdownItem, DropdownNote } from './dropdown/dropdown';
import type { SavingAs } from './use-saving';

type Props = Pick<SavingAs, 'busy' | 'saveAs'> & {
  /** What is saved, for those who do not see the button. */
  label: string;
  /** The verb while the file is on its way. */
  busyLabel: ReactNode;
  size?: 'sm' | 'md';
  framed?: boolean;
  /** What is saved, above the choice. */
  about?: ReactNode;
  /** A format in words, of what is shown and of the whole; without it there is but the one. */
  words?: ((format: string, isWhole: boolean) => ReactNode) | undefined;
  /** What the button says; on a phone the icon may be alone. */
  children: ReactNode;
};

const formats = [
  { format: 'csv', name: 'CSV', icon: IconFileTypeCsv },
  { format: 'xlsx', name: 'Excel (.xlsx)', icon: IconFileSpreadsheet },
] as const;

/** A button that saves something as a file, in the format that is chosen under it. */
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
