import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brandMark } from '#server/platform/brand-mark';
import { root } from '#server/platform/root';
import { pageFonts } from '../embedded/page/layout';
import { sidewall } from '../embedded/page/sidewall';
import { eye, icon, key, warning } from '../embedded/page/sign-in-page';
import { pageStyles } from '../embedded/page/styles';

/** The login theme of Keycloak in the repository. */
export const themeFolder = join(root, 'keycloak/themes/treadway/login');

// A placeholder that fills the circumference exactly once, so that it can be replaced by a macro that repeats a line.
const lettering = 'L'.repeat(54);
const anyLine = '<#list 1..[1, (54 / line?trim?length)?round]?max as _>${line?trim}<#sep> </#sep></#list>';

const macro = (name: string, drawing: string): string => `<#macro ${name}>${drawing}</#macro>`;

/** Returns the drawings of the embedded provider's pages as macros. */
const drawings = (): string =>
  [
    macro(
      'sidewall line',
      sidewall(lettering).replace(lettering, () => anyLine),
    ),
    macro('mark', brandMark),
    macro('eye', eye),
    macro('warning', warning),
    macro('arrow', icon('', 'M5 12h14M13 18l6-6M13 6l6 6')),
    macro('key', key),
    '',
  ].join('\n');

/** Returns the theme files that are generated from the portal's own pages. */
export function derivedThemeFiles(): Record<string, string | Buffer> {
  const fonts = pageFonts.map((font): [string, Buffer] => [
    `resources/fonts/${font}.woff2`,
    readFileSync(join(root, `client/ui/theme/fonts/${font}-portal.woff2`)),
  ]);
  return {
    'drawings.ftl': drawings(),
    'resources/css/page.css': pageStyles('../fonts'),
    'resources/img/favicon.svg': readFileSync(join(root, 'client/public/favicon.svg')),
    ...Object.fromEntries(fonts),
  };
}
