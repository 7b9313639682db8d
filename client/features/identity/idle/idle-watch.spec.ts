import { describe, expect, it } from '@jest/globals';
import type { ActivityRecord } from './activity-record';
import { IdleWatch } from './idle-watch';

const idleSeconds = 1800;
const countdownSeconds = 60;

/** Simulates a browser with one clock and one record for all tabs. Other tabs are notified of writes. */
function browser() {
  let time = 1_000_000;
  let lastActivity: number | null = null;
  let holder: object | null = null;
  const log: string[] = [];
  const tabs: { name: string; hear: () => void }[] = [];

  function record(name: string): ActivityRecord {
    const own = {};
    return {
      read: () => lastActivity,
      write: (at) => {
        lastActivity = at;
        for (const tab of tabs) if (tab.name !== name) tab.hear();
      },
      claimEnd: async () => {
        holder ??= own;
        return holder === own;
      },
      onWrite: () => () => undefined,
    };
  }
  return {
    log,
    tab(name: string): IdleWatch {
      const watch = new IdleWatch({
        record: record(name),
        now: () => time,
        idleSeconds,
        countdownSeconds,
        flush: async () => void log.push(`${name} flushes`),
        end: async () => void log.push(`${name} ends`),
      });
      tabs.push({ name, hear: watch.look });
      return watch;
    },
    /** Lets every tab check the clock after this many seconds. */
    pass(seconds: number, ...looking: IdleWatch[]) {
      time += seconds * 1000;
      for (const watch of looking) watch.look();
    },
    settled: () => new Promise((done) => setTimeout(done)),
    eraseHolder: () => {
      holder = null;
    },
  };
}

describe('the watch for idle sessions', () => {
  it('warns at 30:00 and counts down 60 seconds', () => {
    const { tab, pass } = browser();
    const watch = tab('one');
    pass(1799, watch);
    expect(watch.getSnapshot()).toBeNull();
    pass(1, watch);
    expect(watch.getSnapshot()).toBe(60);
    pass(59, watch);
    expect(watch.getSnapshot()).toBe(1);
  });

  it('ends the session at 31:00, closes the dialog and sends unsaved work first', async () => {
    const { tab, pass, log, settled } = browser();
    const watch = tab('one');
    pass(1859, watch);
    await settled();
    expect(log).toEqual([]);
    pass(1, watch);
    expect(watch.getSnapshot()).toBeNull();
    await settled();
    expect(log).toEqual(['one flushes', 'one ends']);
  });

  it('delays the warning after activity in any tab', () => {
    const { tab, pass } = browser();
    const [one, two] = [tab('one'), tab('two')];
    pass(1790, one, two);
    two.active();
    pass(1790, one, two);
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([null, null]);
    pass(10, one, two);
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([60, 60]);
  });

  it('ignores activity during the warning, until Continue in any tab ends it for all', () => {
    const { tab, pass } = browser();
    const [one, two] = [tab('one'), tab('two')];
    pass(1810, one, two);
    one.active();
    two.active();
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([50, 50]);
    two.goOn();
    expect([one.getSnapshot(), two.getSnapshot()]).toEqual([null, null]);
    pass(1799, one, two);
    expect(one.getSnapshot()).toBeNull();
  });

  it('also warns in a tab opened during the warning', () => {
    const { tab, pass } = browser();
    const one = tab('one');
    pass(1820, one);
    const two = tab('two');
    two.look();
    expect(two.getSnapshot()).toBe(40);
  });

  it('ends the session at once on a device that wakes late, even if the first event is a key or Continue', async () => {
    for (const wake of ['active', 'goOn', 'look'] as const) {
      const { tab, pass, log, settled } = browser();
      const watch = tab('one');
      pass(8 * 3600);
      watch[wake]();
      await settled();
      expect(log).toEqual(['one flushes', 'one ends']);
      expect(watch.getSnapshot()).toBeNull();
    }
  });

  it('sends unsaved work of every tab and ends the session in one, or in another if that fails', async () => {
    const { tab, pass, log, settled, eraseHolder } = browser();
    const [one, two] = [tab('one'), tab('two')];
    pass(1860, one, two);
    await settled();
    expect(log).toEqual(['one flushes', 'two flushes', 'one ends']);
    eraseHolder();
    pass(20, two);
    await settled();
    expect(log.slice(3)).toEqual(['two flushes', 'two ends']);
  });

  it('isn’t delayed by a clock that is set back', () => {
    const { tab, pass } = browser();
    const watch = tab('one');
    pass(-7200, watch);
    pass(1800, watch);
    expect(watch.getSnapshot()).toBe(60);
  });
});
