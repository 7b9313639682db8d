import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../run.mjs';

/**
 * Files and number of groups of each side. Enough groups that none runs alone for long at the end. Browser specs need
 * no reset, because the portal runs in another process and they keep no module state.
 */
const sides = {
  server: { files: '{server,scripts}/**/*.spec.ts', groups: 10, isReset: true },
  client: { files: 'client/**/*.spec.{ts,tsx}', groups: 4, isReset: true },
  e2e: { files: 'e2e/**/*.spec.ts', groups: 12, isReset: false },
};

const loading =
  /\bjest\.(mock|doMock|setMock|unstable_mockModule|resetModules|isolateModules)|^(const .* = )?\(?await /m;

/**
 * Returns true for a file that controls when modules are loaded. It can't share a group, where they are already loaded.
 */
const loadsModulesItself = (file) => loading.test(readFileSync(join(root, file), 'utf8'));

// A smaller group isn't worth loading the modules again.
const minFiles = 4;

const block = (file, after) =>
  `describe('${file}', () => {\n  require('${join(root, file)}');\n${after}});\n`;

/** Returns the source of a group file, which runs spec files one after the other, each in its own `describe`. */
function createGroupSource(side, files) {
  if (!sides[side].isReset) return files.map((file) => block(file, '')).join('');
  const shared = join(root, side, 'testing/shared-state');
  return [
    `const { rememberSharedState, resetSharedState } = require('${shared}');\n`,
    'beforeAll(rememberSharedState);\n',
    ...files.map((file) => block(file, '  afterAll(resetSharedState);\n')),
  ].join('');
}

function writeSide(folder, side, maxGroups, files) {
  const own = join(folder, side);
  mkdirSync(own, { recursive: true });
  const alone = files.filter(loadsModulesItself);
  const shared = files.filter((file) => !alone.includes(file));
  const groups = Math.min(maxGroups, Math.ceil(shared.length / minFiles));
  for (let index = 0; index < groups; index++) {
    const members = shared.filter((_, place) => place % groups === index);
    writeFileSync(join(own, `group-${index + 1}.cjs`), createGroupSource(side, members));
  }
  for (const file of alone) {
    writeFileSync(join(own, `${file.replaceAll('/', '--')}.mjs`), `import '${join(root, file)}';\n`);
  }
}

/**
 * Writes the group files that Jest runs, for all specs or those in `only`. Returns the sides that have specs. The files
 * of a group share loaded modules and the browser, because loading takes longer than most specs, and their state is
 * reset after each file. Jest finds the groups by `name` in SPEC_GROUPS, so that a partial run doesn't delete the
 * groups of all specs.
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
