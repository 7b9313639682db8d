import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from './run.mjs';

/**
 * Number of groups per side, so that no group runs alone for long at the end. Specs in a browser run in another process
 * than the portal and keep no state of modules, so nothing is reset between their files.
 */
const sides = {
  server: { files: '{server,scripts}/**/*.spec.ts', groups: 10, isReset: true },
  client: { files: 'client/**/*.spec.{ts,tsx}', groups: 4, isReset: true },
  e2e: { files: 'e2e/**/*.spec.ts', groups: 12, isReset: false },
};

const loading =
  /\bjest\.(mock|doMock|setMock|unstable_mockModule|resetModules|isolateModules)|^(const .* = )?\(?await /m;

/** True for a file that decides itself when it loads which modules: a group would have loaded them already. */
const loadsModulesItself = (file) => loading.test(readFileSync(join(root, file), 'utf8'));

// Fewer files than this in a group don't share enough to be worth a group of their own.
const fewestFiles = 8;

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

function writeSide(folder, side, most, files) {
  const own = join(folder, side);
  mkdirSync(own, { recursive: true });
  const alone = files.filter(loadsModulesItself);
  const shared = files.filter((file) => !alone.includes(file));
  const groups = Math.min(most, Math.ceil(shared.length / fewestFiles));
  for (let index = 0; index < groups; index++) {
    const members = shared.filter((_, place) => place % groups === index);
    writeFileSync(join(own, `group-${index + 1}.cjs`), groupSource(side, members));
  }
  for (const file of alone) {
    writeFileSync(join(own, `${file.replaceAll('/', '--')}.mjs`), `import '${join(root, file)}';\n`);
  }
}

/**
 * Writes the groups in which `npm test` runs all specs, or those of some files; returns the sides that have any. Loading
 * the modules and starting a browser takes longer than the specs of most files, so the files of a group share them; what
 * a file of the server or the client leaves behind is reset before the next one. Jest finds them by `name` in SPEC_GROUPS,
 * so that a run of some files doesn't take those of all away.
 */
export function writeSpecGroups(name = 'all', only = undefined) {
  const folder = join(root, '.cache', 'spec-groups', name);
  rmSync(folder, { recursive: true, force: true });
  return Object.entries(sides).flatMap(([side, { files: pattern, groups }]) => {
    const files = globSync(pattern, { cwd: root })
      .filter((file) => !/\.(real|full)\.spec\.tsx?$/.test(file))
      .filter((file) => !only || only.includes(file))
      .sort();
    if (files.length === 0) return [];
    writeSide(folder, side, groups, files);
    return [side];
  });
}
