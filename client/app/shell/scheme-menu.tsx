import { useMantineColorScheme } from '@mantine/core';
import { IconBrightnessAuto, IconMoon, IconSun } from '@tabler/icons-react';
import { useIntl } from 'react-intl';
import { Dropdown, DropdownItem } from '#client/ui/dropdown/dropdown';
import { schemes } from './schemes';

const icons = { light: IconSun, dark: IconMoon, auto: IconBrightnessAuto };

/** A menu for the color scheme: light, dark or that of the device. */
export function SchemeMenu() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  const Icon = icons[colorScheme];
  const scheme = intl.formatMessage({ id: schemes[colorScheme] });
  return (
    <Dropdown
      square
      label={intl.formatMessage({ id: 'scheme.current' }, { scheme })}
      trigger={<Icon size={20} stroke={1.9} aria-hidden />}
    >
      {(['light', 'dark', 'auto'] as const).map((choice) => (
        <DropdownItem key={choice} current={choice === colorScheme} onClick={() => setColorScheme(choice)}>
          {intl.formatMessage({ id: schemes[choice] })}
        </DropdownItem>
      ))}
    </Dropdown>
  );
}
