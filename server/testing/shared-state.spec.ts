import { once } from 'node:events';
import { createServer } from 'node:http';
import { afterAll, beforeEach, describe, expect, it, jest } from '@jest/globals';
import { log } from '#server/platform/logging/log';
import { createModuleState } from '#server/platform/module-state';
import { rememberSharedState, resetSharedState } from './shared-state';

const counter = createModuleState(() => 0);

describe('resetSharedState', () => {
  beforeEach(() => rememberSharedState());
  afterAll(() => rememberSharedState());

  it('resets environment, globals, log level, module state, timers and mocks', async () => {
    const { level } = log;
    const now = Date.now();
    process.env['SPEC_LEFTOVER'] = 'yes';
    delete process.env['PATH'];
    Object.assign(globalThis, { leftover: true });
    log.level = level === 'silent' ? 'info' : 'silent';
    counter.value = 7;
    jest.useFakeTimers({ now: 0 });
    jest.spyOn(Math, 'random').mockReturnValue(2);

    await resetSharedState();

    expect(process.env['SPEC_LEFTOVER']).toBeUndefined();
    expect(process.env['PATH']).not.toBeUndefined();
    expect('leftover' in globalThis).toBe(false);
    expect(log.level).toBe(level);
    expect(counter.value).toBe(0);
    expect(Date.now()).toBeGreaterThanOrEqual(now);
    expect(Math.random()).toBeLessThan(1);
  });

  it.each([
    [
      'a server',
      'TCPServerWrap',
      async () => {
        const server = createServer().listen(0, '127.0.0.1');
        await once(server, 'listening');
        return () => server.close();
      },
    ],
    [
      'a timer',
      'Timeout',
      async () => {
        const timer = setInterval(() => undefined, 1000);
        return () => clearInterval(timer);
      },
    ],
  ])('throws if %s is still open', async (_what, type, open) => {
    const close = await open();
    await expect(resetSharedState(50)).rejects.toThrow(`This spec file leaves resources open: ${type}.`);
    close();
  });

  it('waits for resources that close a moment later', async () => {
    const server = createServer().listen(0, '127.0.0.1');
    await once(server, 'listening');
    setImmediate(() => server.close());
    await expect(resetSharedState()).resolves.toBeUndefined();
  });
});
