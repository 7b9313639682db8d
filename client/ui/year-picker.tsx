import { IconChevronDown } from '@tabler/icons-react';
import { yearOf } from '#client/platform/site-calendar';
import { Dropdown, DropdownItem } from './dropdown/dropdown';

/** The first year that the portal tells of. */
export const firstYear = 2008;

/** Called when the list opens, because a page can stay open over New Year. */
function listYears(): number[] {
  const thisYear = yearOf(Date.now());
  return Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back);
}

type Props = {
  /** The year in force, where there is one. */
  year?: number | null;
  onYear: (year: number) => void;
  /** What the button says. */
  label: string;
};

/** Goes to a year: from this one back to 2008, newest first. */
export function YearPicker({ year, onYear, label }: Props) {
  return (
    <Dropdown
      framed
      label={label}
      trigger={
        <>
          {label}
          <IconChevronDown size={16} stroke={1.9} aria-hidden />
        </>
      }
    >
      {() =>
        listYears().map((each) => (
          <DropdownItem key={each} current={each === year} onClick={() => onYear(each)}>
            {each}
          </DropdownItem>
        ))
      }
    </Dropdown>
  );
}
