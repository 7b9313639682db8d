import type { MantineColorScheme } from '@mantine/core';

/** The names of the colour schemes, as message ids. */
export const schemes: Record<MantineColorScheme, string> = {
  light: 'scheme.light',
  dark: 'scheme.dark',
  auto: 'scheme.auto',
};
