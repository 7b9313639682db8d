/** The spec projects in jest.config.mjs. */
export const projects = ['server', 'client', 'e2e', 'real', 'full'];

export const usage = `Usage: npm run spec -- <what> [Jest options]

  npm run spec -- client                      all specs of a project: ${projects.join(', ')}
  npm run spec -- changed [commit]            specs affected by your uncommitted changes, or by the changes since a commit
  npm run spec -- modules                     all specs of a feature, on server and client
  npm run spec -- server modules              the same on one side only
  npm run spec -- e2e sign-in                 specs of a project whose path contains the word
  npm run spec -- e2e/sign-in.spec.ts         one file, or all specs in a folder
  npm run spec -- server points -t 'balance'  specs whose title contains the words
`;

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function projectOf(path) {
  const [, slow] = /\.(real|full)\.spec\.ts$/.exec(path) ?? [];
  if (slow) return slow;
  const [folder] = path.split('/');
  return ['client', 'e2e'].includes(folder) ? folder : 'server';
}

// Patterns start at the repository's folder, because its own path can contain the same words.
function choice(word, project, features) {
  if (word.includes('/')) {
    const path = word.replace(/^\.\//, '');
    return { projects: [project ?? projectOf(path)], pattern: `^${escaped(path)}` };
  }
  const sides = project ? [project] : ['server', 'client'];
  const hasFeatures = sides.every((side) => ['server', 'client'].includes(side));
  if (hasFeatures && features.includes(word))
    return { projects: sides, pattern: `^(server|client)/features/${word}/` };
  if (!project) return undefined;
  return { projects: sides, pattern: `^(server|client|scripts|e2e)/.*${escaped(word)}` };
}

/**
 * Returns the projects and path patterns of the specs that the arguments name. Arguments from the first one with a dash
 * on are options for Jest. `changed` is set if the changes since a commit select the specs. Returns undefined if the
 * arguments are unclear.
 */
export function chooseSpecs(given, features) {
  const dash = given.findIndex((word) => word.startsWith('-'));
  const words = dash < 0 ? given : given.slice(0, dash);
  const options = dash < 0 ? [] : given.slice(dash);
  if (words[0] === 'changed' && words.length < 3) {
    return { projects: [], patterns: [], options, changed: { since: words[1] } };
  }
  const project = projects.find((name) => name === words[0]);
  const choices = words.slice(project ? 1 : 0).map((word) => choice(word, project, features));
  if (words.length === 0 || choices.includes(undefined)) return undefined;
  const selected = choices.length > 0 ? choices.flatMap((one) => one.projects) : [project];
  return {
    projects: [...new Set(selected)],
    patterns: choices.map(({ pattern }) => pattern),
    options,
  };
}
