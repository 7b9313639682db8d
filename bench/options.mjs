import { parseArgs } from 'node:util';

export const usage = `Usage: npm run bench [-- <options>]

Compares the portal with a hand-written server on the same data, and its image encoder with plain sharp. First checks that
both servers return the same data.

  --only <group>      measure one group: calls, costly, images or admin (default: the first three)
  --part <part>       measure one part of admin: people, files or import (default: all three)
  --rounds <number>   rounds per measurement (default: 3)
  --seconds <number>  seconds per round, at least 1 (default: 4)
  --starts <number>   times that both servers are started to measure pages of people (default: 3)
  --warm-up <number>  warm-up after each start, in rounds (default: 12)
  --scale <number>    size of the data and number of calls, queries and images (default: 1); below 1 only to try the bench
  --help              show this help
`;

const choices = { only: ['calls', 'costly', 'images', 'admin'], part: ['people', 'files', 'import'] };
const numbers = {
  rounds: { default: 3, min: 1, whole: true },
  seconds: { default: 4, min: 1 },
  starts: { default: 3, min: 1, whole: true },
  'warm-up': { default: 12, min: 1 },
  scale: { default: 1, min: 0.0001 },
};

function parseChoice(name, value = '') {
  if (value === '' || choices[name].includes(value)) return value;
  throw new Error(`--${name} must be one of ${choices[name].join(', ')}.`);
}

function parseNumber(name, text) {
  const { default: fallback, min, whole } = numbers[name];
  const value = Number(text ?? fallback);
  if (value >= min && (!whole || Number.isInteger(value))) return value;
  throw new Error(`--${name} must be a ${whole ? 'whole ' : ''}number of at least ${min}.`);
}

/** Returns the options of the command line, or null for `--help`. Throws if an option is unknown or out of range. */
export function readOptions(args) {
  const names = [...Object.keys(choices), ...Object.keys(numbers)];
  const options = Object.fromEntries(names.map((name) => [name, { type: 'string' }]));
  const { values } = parseArgs({ args, options: { ...options, help: { type: 'boolean' } } });
  if (values.help) return null;
  const {
    'warm-up': warmUp,
    scale,
    ...others
  } = Object.fromEntries([
    ...Object.keys(choices).map((name) => [name, parseChoice(name, values[name])]),
    ...Object.keys(numbers).map((name) => [name, parseNumber(name, values[name])]),
  ]);
  return { ...others, warmUp, scale, scaled: (count, min) => Math.max(min, Math.round(count * scale)) };
}
