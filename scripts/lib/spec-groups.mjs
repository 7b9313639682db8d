import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join } from 'node:path';
import { root } from './run.mjs';

const folder = join(root, '.cache', 'spec-groups');

/** Number of groups per side, so that no group runs alone for long at the end. */
const sides = {
  server: { files: '{server,scripts}/**/*.spec.ts', groups: 10 },
  client: { files: 'client/**/*.spec.{ts,tsx}', groups: 8 },
};

/** True for a file that decides itself when it loads which modules: a group would have loaded them already. */
const loadsModulesItself = (file) =>
  /\bjest\.(unstable_mockModule|resetModules|isolateModules)|^(const .* = )?\(?await /m.test(
    readFileSync(join(root, file), 'utf8'),
  );

/** Source of a file that runs spec files one after the other, each in a description of its own. */
function groupSource(side, files) {
  const blocks = files.map(
    (file) =>
      `describe('${file}', () => {\n  require('${join(root, file)}');\n  afterAll(resetSharedState);\n});\n`,
  );
  const shared = join(root, side, 'testing/shared-state');
  return [
    `const { rememberSharedState, resetSharedState } = require('${shared}');\n`,
    'beforeAll(rememberSharedState);\n',
    ...blocks,
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
 * Writes the groups in which `npm test` runs the specs of server and client, or those of some files; returns the sides
 * that have any. Loading the modules takes longer than the specs of most files, so the files of a group share them; what
 * a file leaves behind is reset before the next one.
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
