import { beforeAll, describe, expect, it } from '@jest/globals';

let bench: typeof import('../../bench/options.mjs');
beforeAll(async () => {
  bench = await import('../../bench/options.mjs');
});

describe('the options of the bench', () => {
  it('have the defaults of a full run', () => {
    expect(bench.readOptions([])).toMatchObject({
      only: '',
      part: '',
      rounds: 3,
      seconds: 4,
      starts: 3,
      warmUp: 12,
      scale: 1,
    });
  });

  it('scale counts down to a minimum', () => {
    const { scaled } = bench.readOptions(['--scale', '0.01'])!;
    expect([scaled(5000, 10), scaled(300, 100)]).toEqual([50, 100]);
  });

  it('include --help', () => {
    expect(bench.readOptions(['--help'])).toBeNull();
    for (const name of ['only', 'part', 'rounds', 'seconds', 'starts', 'warm-up', 'scale'])
      expect(bench.usage).toContain(`--${name}`);
  });

  it.each([
    [['--only', 'costs'], '--only must be one of calls, costly, images, admin.'],
    [['--part', 'all'], '--part must be one of people, files, import.'],
    [['--rounds', '1.5'], '--rounds must be a whole number of at least 1.'],
    [['--seconds', '0.5'], '--seconds must be a number of at least 1.'],
    [['--scale', 'small'], '--scale must be a number of at least 0.0001.'],
    [['--times', '3'], "Unknown option '--times'"],
  ])('must be known and within their range: %j', (args, message) => {
    expect(() => bench.readOptions(args)).toThrow(message);
  });
});
