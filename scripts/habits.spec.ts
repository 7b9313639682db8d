import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from '@jest/globals';
import { devDependencies, engines, scripts } from '../package.json';

const read = (file: string): string => readFileSync(join(__dirname, '..', file), 'utf8');
const parts = (version: string): number[] => version.split('.').map(Number);

/** The settings of one section of an .editorconfig. */
function section(text: string, name: string): Record<string, string> {
  const lines = text.split(`[${name}]\n`)[1]?.split('\n[')[0]?.split('\n') ?? [];
  return Object.fromEntries(lines.filter(Boolean).map((line) => line.split(' = ')));
}

describe('the files that tools read', () => {
  it('name one Node: that of the package, which the engines allow', () => {
    const version = read('.node-version').trim();
    const [major = 0, minor = 0] = parts(version);
    const [leastMajor = 0, leastMinor = 0] = parts(engines.node.replace('>=', ''));
    expect(version).toBe(devDependencies.node);
    expect(major > leastMajor || (major === leastMajor && minor >= leastMinor)).toBe(true);
  });

  it('give editors the line length and indent that the formatter uses', () => {
    const options = { printWidth: 100, tabWidth: 2, useTabs: false, ...JSON.parse(read('.oxfmtrc.json')) };
    expect(section(read('.editorconfig'), '*')).toMatchObject({
      max_line_length: String(options.printWidth),
      indent_size: String(options.tabWidth),
      indent_style: options.useTabs ? 'tab' : 'space',
      end_of_line: options.endOfLine ?? 'lf',
    });
  });

  it('begin what is built from sources that there are', () => {
    const built = readdirSync(__dirname)
      .filter((name) => name.endsWith('.mjs'))
      .flatMap((name) => [
        ...read(`scripts/${name}`).matchAll(/join\(root, 'dist', ((?:'[\w.-]+'(?:, )?)+)\)/g),
      ])
      .map(([, path]) => path!.replaceAll("', '", '/').replaceAll("'", '').replace(/js$/, 'ts'));
    const commands = Object.values(scripts).flatMap((command) => {
      const named = /^node scripts\/command\.mjs (\S+)$/.exec(command)?.[1];
      return named ? [`server/app/${named}.ts`] : [];
    });
    expect(built.length).toBeGreaterThan(0);
    expect(commands.length).toBeGreaterThan(3);
    const begun = [...built, ...commands];
    expect(begun.filter((file) => !existsSync(join(__dirname, '..', file)))).toEqual([]);
  });
});
