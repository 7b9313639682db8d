import { useMantineColorScheme } from '@mantine/core';
import { useIntl } from 'react-intl';
import { SegmentedChoice } from '#client/ui/fields/segmented-choice';
import { schemes } from './schemes';

/** Radio buttons for the color scheme: light, dark or that of the device. */
export function SchemeChoice() {
  const intl = useIntl();
  const { colorScheme, setColorScheme } = useMantineColorScheme();
  return (
    <SegmentedChoice
      label={intl.formatMessage({ id: 'scheme.label' })}
      value={colorScheme}
      choices={(['light', 'dark', 'auto'] as const).map((scheme) => ({
        value: scheme,
        label: intl.formatMessage({ id: schemes[scheme] }),
      }))}
      onChange={setColorScheme}
    />
  );
}
