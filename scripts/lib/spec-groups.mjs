import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, '.cache', 'spec-groups');

/**
 * Number of groups per side, so that no group runs alone for long at the end. Specs in a browser run in another process
 * than the portal and keep no state of modules, so nothing is reset between their files.
 */
const sides = {
  server: { files: '{server,scripts}/**/*.spec.ts', groups: 10, isReset: true },
  client: { files: 'client/**/*.spec.{ts,tsx}', groups: 4, isReset: true },
  e2e: { files: 'e2e/**/*.spec.ts', groups: 12, isReset: false },
};

/** True for a file that decides itself when it loads which modules: a group would have loaded them already. */
const loadsModulesItself = (file) =>
  /\bjest\.(unstable_mockModule|resetModules|isolateModules)|^(const .* = )?\(?await /m.test(
    readFileSync(join(root, file), 'utf8'),
  );

const block = (file, after) =>
  `describe('${file}', () => {\n  require('${join(root, file)}');\n${after}});\n`;

/** Source of a file that runs spec files one after the other, each in a description of its own. */
function groupSource(side, files) {
  if (!sides[side].isReset) return files.map((file) => block(file, '')).join('');
  const shared = join(root, side, 'testing/shared-state');
  return [
    `const { rememberSharedState, resetSharedState } = require('${shared}');\n`,
    'beforeAll(rememberSharedState);\n',
    ...files.map((file) => block(file, '  afterAll(resetSharedState);\n')),
  ].join('');
}

function writeSide(side, groups, files) {
  const own = join(folder, side);
  mkdirSync(own, { recursive: true });
  const alone = files.filter(loadsModulesItself);
  const shared = files.filter((file) => !alone.includes(file));
  for (let index = 0; index < Math.min(groups, shared.length); index++) {
    const members = shared.filter((_, place) => place % groups === index);
    writeFileSync(join(own, `group-${index + 1}.cjs`), groupSource(side, members));
  }
  for (const file of alone) {
    writeFileSync(join(own, `${basename(file)}.mjs`), `import '${join(root, file)}';\n`);
  }
}

/**
 * Writes the groups in which `npm test` runs all specs, or those of some files; returns the sides that have any. Loading
 * the modules and starting a browser takes longer than the specs of most files, so the files of a group share them; what
 * a file of the server or the client leaves behind is reset before the next one.
 */
export function writeSpecGroups(only) {
  rmSync(folder, { recursive: true, force: true });
  return Object.entries(sides).flatMap(([side, { files: pattern, groups }]) => {
    const files = globSync(pattern, { cwd: root })
      .filter((file) => !/\.(real|full)\.spec\.tsx?$/.test(file))
      .filter((file) => !only || only.includes(file))
      .sort();
    if (files.length === 0) return [];
    writeSide(side, groups, files);
    return [side];
  });
}
