import type { CSSVariablesResolver } from '@mantine/core';

// Both color schemes use the same names; tokens.css sets each token for light, dark and `.rubber`.
const byToken = {
  '--mantine-color-body': 'var(--body)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-hover': 'var(--hover)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--line-strong)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--dimmed)',
  '--mantine-color-placeholder': 'var(--dimmed)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-color-error': 'var(--bad)',
  '--mantine-color-success': 'var(--ok)',
  '--mantine-color-disabled': 'var(--sunken)',
  '--mantine-color-disabled-color': 'var(--dimmed)',
  '--mantine-color-disabled-border': 'var(--line)',
  '--mantine-primary-color-filled': 'var(--brand-solid)',
  '--mantine-primary-color-filled-hover': 'oklch(from var(--brand-solid) calc(l - .04) c h)',
  '--mantine-primary-color-contrast': 'var(--on-brand)',
  '--mantine-primary-color-light': 'var(--brand-tint)',
  '--mantine-primary-color-light-color': 'var(--brand-text)',
};

/** Maps Mantine's color variables to the portal's tokens. */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  light: byToken,
  dark: byToken,
});
