import { describe, expect, it } from '@jest/globals';
import { runScript } from './run-script';

const patience = 900_000;

describe('npm run test:mutation', () => {
  it(
    'prints the score of each file of a rule, and counts the rules',
    async () => {
      const { code, output, errors } = await runScript('test:mutation', ['closing'], {}, patience / 1000);
      expect(output).toMatch(/^\nclosing \(\d+ s\)\n/);
      expect(output).toMatch(/^rule +file +killed +survived +score$/m);
      expect(output).toMatch(
        /^closing +server\/features\/attempts\/closing\.ts +[1-9]\d* +\d+ +(8[5-9]|9\d|100)%\n\n1 passed, 0 failed\n$/m,
      );
      expect({ code, errors }).toEqual({ code: 0, errors: '' });
    },
    patience,
  );
});
