import { IconChevronDown } from '@tabler/icons-react';
import { yearOf } from '#client/platform/formats/site-calendar';
import { Dropdown, DropdownItem } from '../dropdown/dropdown';

/** The first year with content in the portal. */
export const firstYear = 2008;

/** Called when the list opens, because a page can stay open over New Year. */
function listYears(): number[] {
  const thisYear = yearOf(Date.now());
  return Array.from({ length: thisYear - firstYear + 1 }, (_, back) => thisYear - back);
}

type Props = {
  /** The selected year, if any. */
  year?: number | null;
  onYear: (year: number) => void;
  /** The label of the button. */
  label: string;
};

/** A list of years from the current one back to 2008. */
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
