import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench [-- <options>]

Compares the portal with hand-written SQL over node:http, and its image encoder with plain sharp, in interleaved rounds on
the same data. First it checks that both return the same.

  --only <part>       calls, costly, images or admin; without it the first three
  --part <part>       of admin: people, files or import; without it all three
  --rounds <number>   rounds of each figure (3)
  --seconds <number>  seconds of a round, at least 1 (4)
  --starts <number>   how often both servers are started for pages of people (3)
  --warm-up <number>  rounds that warm them up after each start (12)
  --scale <number>    size of the data, and how many calls, queries and images (1); a smaller scale only tries the bench out
  --help              this text
`;

const words = { only: ['calls', 'costly', 'images', 'admin'], part: ['people', 'files', 'import'] };
const numbers = {
  rounds: { usual: 3, least: 1, whole: true },
  seconds: { usual: 4, least: 1 },
  starts: { usual: 3, least: 1, whole: true },
  'warm-up': { usual: 12, least: 1 },
  scale: { usual: 1, least: 0.0001 },
};

function checkedWord(name, value = '') {
  if (value === '' || words[name].includes(value)) return value;
  throw new Error(`--${name} must be one of ${words[name].join(', ')}.`);
}

function checkedNumber(name, text) {
  const { usual, least, whole } = numbers[name];
  const value = Number(text ?? usual);
  if (value >= least && (!whole || Number.isInteger(value))) return value;
  throw new Error(`--${name} must be a ${whole ? 'whole ' : ''}number of at least ${least}.`);
}

/** Returns the options of the command line; null where help is asked for. Throws where one is unknown or out of range. */
export function readOptions(args) {
  const names = [...Object.keys(words), ...Object.keys(numbers)];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } });
  if (values.help) return null;
  const {
    'warm-up': warmUp,
    scale,
    ...others
  } = Object.fromEntries([
    ...Object.keys(words).map((name) => [name, checkedWord(name, values[name])]),
    ...Object.keys(numbers).map((name) => [name, checkedNumber(name, values[name])]),
  ]);
  return { ...others, warmUp, scale, scaled: (count, least) => Math.max(least, Math.round(count * scale)) };
}
