/** The projects of specs, as jest.config.mjs names them. */
export const projects = ['server', 'client', 'e2e', 'real', 'full'];

export const usage = `Usage: npm run spec -- <what> [Jest's own options]

  npm run spec -- client                      every spec of a project: ${projects.join(', ')}
  npm run spec -- changed [commit]            those that your changes concern, since a commit
  npm run spec -- modules                     every spec of a room, server's and client's
  npm run spec -- server modules              those of one side
  npm run spec -- e2e sign-in                 those of a project whose path has these words
  npm run spec -- e2e/sign-in.spec.ts         one file, or what is below one folder
  npm run spec -- server points -t 'balance'  those of them whose title has these words
`;

const escaped = (text) => text.replaceAll(/[\\^$.*+?()[\]{}|]/g, '\\$&');

function projectOf(path) {
  const [, slow] = /\.(real|full)\.spec\.ts$/.exec(path) ?? [];
  if (slow) return slow;
  const [folder] = path.split('/');
  return ['client', 'e2e'].includes(folder) ? folder : 'server';
}

// Patterns begin at the repository's folder: its own path may have the same words.
function choice(word, project, rooms) {
  if (word.includes('/')) {
    const path = word.replace(/^\.\//, '');
    return { projects: [project ?? projectOf(path)], pattern: `^${escaped(path)}` };
  }
  const sides = project ? [project] : ['server', 'client'];
  const hasRooms = sides.every((side) => ['server', 'client'].includes(side));
  if (hasRooms && rooms.includes(word))
    return { projects: sides, pattern: `^(server|client)/features/${word}/` };
  if (!project) return undefined;
  return { projects: sides, pattern: `^(server|client|scripts|e2e)/.*${escaped(word)}` };
}

/**
 * Which projects and files of specs are meant by these words, `rooms` being all rooms; whatever comes from the first
 * word with a dash is for Jest. `changed` is there where a change decides, `since` which commit if one is named. Undefined
 * where the words do not say.
 */
export function chooseSpecs(given, rooms) {
  const dash = given.findIndex((word) => word.startsWith('-'));
  const words = dash < 0 ? given : given.slice(0, dash);
  const options = dash < 0 ? [] : given.slice(dash);
  if (words[0] === 'changed' && words.length < 3) {
    return { projects: [], patterns: [], options, changed: { since: words[1] } };
  }
  const project = projects.find((name) => name === words[0]);
  const choices = words.slice(project ? 1 : 0).map((word) => choice(word, project, rooms));
  if (words.length === 0 || choices.includes(undefined)) return undefined;
  const chosen = choices.length > 0 ? choices.flatMap((one) => one.projects) : [project];
  return {
    projects: [...new Set(chosen)],
    patterns: choices.map(({ pattern }) => pattern),
    options,
  };
}
