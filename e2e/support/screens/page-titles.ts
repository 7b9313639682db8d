import type { Page } from 'playwright-core';
import { type Language, says } from '../texts';

interface Step {
  from: string;
  to: string;
  name: string;
}

const stepsOf = (page: Page): Promise<Omit<Step, 'from'>[]> =>
  page.locator('nav > ol a').evaluateAll((links) =>
    (links as HTMLAnchorElement[]).map(({ pathname, search, textContent }) => ({
      to: pathname + search,
      name: textContent,
    })),
  );

/**
 * Records the titles of the visited pages. `wrong` returns pages without a title of their own, and breadcrumbs whose
 * name differs from the title of their target.
 */
export function rememberTitles(language: Language, routeOf: (path: string) => string) {
  const titles = new Map<string, string>();
  const steps: Step[] = [];
  const faultOf = (path: string, title: string): string[] => {
    const [name, product] = title.split(' · ');
    if (!name || !product || name === says(language, 'ui.loading'))
      return [`${path}: has the title '${title}'`];
    const other = [...titles].find(([at, taken]) => taken === title && routeOf(at) !== routeOf(path))?.[0];
    return other === undefined ? [] : [`${path}: has the title of ${other}, '${title}'`];
  };
  return {
    note: async (page: Page, path: string): Promise<void> => {
      titles.set(path, await page.title());
      steps.push(...(await stepsOf(page)).map((step) => ({ ...step, from: path })));
    },
    wrong: (): string[] => [
      ...[...titles].flatMap(([path, title]) => faultOf(path, title)),
      ...steps
        // The title of a newsletter differs from its name in the navigation.
        .filter(({ to }) => !to.endsWith('/newsletter'))
        .filter(({ to, name }) => titles.has(to) && !titles.get(to)!.startsWith(`${name} · `))
        .map(({ from, to, name }) => `${from}: calls ${to} '${name}', and not '${titles.get(to)!}'`),
    ],
  };
}
