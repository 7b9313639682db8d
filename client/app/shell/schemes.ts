import type { MantineColorScheme } from '@mantine/core';

/** The message ids of the color schemes. */
export const schemes: Record<MantineColorScheme, string> = {
  light: 'scheme.light',
  dark: 'scheme.dark',
  auto: 'scheme.auto',
};
