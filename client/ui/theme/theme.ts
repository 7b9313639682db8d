import { createTheme } from '@mantine/core';
import { brand, dark, gray } from './palette';
import { componentStyles } from './component-styles';

const px = (size: number) => `${size / 16}rem`;

/** The portal's Mantine theme. tokens.css sets the colors that depend on the color scheme. */
export const theme = createTheme({
  primaryColor: 'brand',
  primaryShade: { light: 4, dark: 4 },
  colors: { brand, gray, dark },
  white: '#ffffff',
  black: '#141619',
  fontFamily: "'Atkinson Hyperlegible Next Variable', system-ui, sans-serif",
  fontFamilyMonospace: 'ui-monospace, monospace',
  fontSizes: { xs: px(13), sm: px(14), md: px(16), lg: px(18), xl: px(20) },
  lineHeights: { xs: '1.4', sm: '1.45', md: '1.5', lg: '1.5', xl: '1.5' },
  headings: {
    fontFamily: "'Archivo Variable', 'Arial Narrow', sans-serif",
    fontWeight: '700',
    textWrap: 'balance',
    sizes: {
      h1: { fontSize: 'var(--h1-size)', lineHeight: '.96' },
      h2: { fontSize: 'var(--h2-size)', lineHeight: '1.02' },
      h3: { fontSize: px(20), lineHeight: '1.12' },
      h4: { fontSize: px(24), lineHeight: '1.02' },
      h5: { fontSize: px(20), lineHeight: '1.02' },
    },
  },
  spacing: {
    half: px(4),
    xs: px(8),
    sm: px(16),
    md: px(24),
    lg: px(32),
    xl: px(48),
    xxl: px(64),
    xxxl: px(96),
  },
  radius: { xs: px(2), sm: px(4), md: px(6), lg: px(10), xl: px(16) },
  defaultRadius: 'md',
  breakpoints: { xs: '22.5em', sm: '48em', md: '56.25em', lg: '75em', xl: '84em' },
  shadows: {
    xs: 'none',
    sm: 'var(--shadow-sm)',
    md: 'var(--shadow-md)',
    lg: 'var(--shadow-md)',
    xl: 'var(--shadow-xl)',
  },
  cursorType: 'pointer',
  respectReducedMotion: true,
  activeClassName: '',
  components: componentStyles,
});
