const Sequencer = require('@jest/test-sequencer').default;

// A clean clone can't tell from an earlier run that these take longest: they are small files.
const isSlow = ({ path }) => /\/e2e\/(render|kill|start)/.test(path);

/** Starts the slowest spec files first, so that no worker is left alone with one at the end of a run. */
module.exports = class SlowestFirst extends Sequencer {
  sort(tests) {
    const sorted = super.sort(tests);
    return [...sorted.filter(isSlow), ...sorted.filter((test) => !isSlow(test))];
  }
};
