import { afterEach, beforeEach, describe, expect, it, jest } from '@jest/globals';
import type { NumberedAnswer } from '../answer';
import { AnswerSaver, type Failure } from './answer-saver';
import { deviceStorage } from './answer-storage';

const chose = (...optionIds: string[]) => ({ optionIds, text: null });
const typed = (text: string) => ({ optionIds: [], text });

/** Creates a server that stores the higher revision, a clock moved by hand, and a connection that can fail. */
function bench(held: Record<string, NumberedAnswer> = {}) {
  const stored = new Map(Object.entries(held));
  const sent: (NumberedAnswer & { questionId: string })[] = [];
  let tasks: { at: number; task: () => void }[] = [];
  let now = 0;
  const world = { failure: null as Failure | null, arrives: true, online: true };

  const saver = new AnswerSaver({
    send: async (questionId, answer) => {
      sent.push({ questionId, ...answer });
      const superseded = (stored.get(questionId)?.revision ?? 0) >= answer.revision;
      if (!superseded && (world.arrives || !world.failure)) stored.set(questionId, answer);
      if (world.failure) throw new Error(world.failure);
      const kept = stored.get(questionId)!;
      return { answer: { ...kept, text: kept.text?.trim() ?? null }, superseded };
    },
    failureOf: (error) => (error as Error).message as Failure,
    storage: deviceStorage('a1'),
    after: (milliseconds, task) => {
      const entry = { at: now + milliseconds, task };
      tasks.push(entry);
      return () => {
        tasks = tasks.filter((other) => other !== entry);
      };
    },
    isOnline: () => world.online,
  });

  const settle = async () => {
    for (let turn = 0; turn < 20; turn += 1) await Promise.resolve();
  };
  const wait = async (milliseconds: number) => {
    now += milliseconds;
    const due = tasks.filter(({ at }) => at <= now);
    tasks = tasks.filter(({ at }) => at > now);
    for (const { task } of due) task();
    await settle();
  };
  return { saver, sent, stored, world, wait, settle };
}

describe('the answer saver', () => {
  beforeEach(() => localStorage.clear());

  it('sends a selected option at once with the revision after the last known one', async () => {
    const { saver, sent, settle } = bench();
    saver.adopt('q1', { ...chose('a'), revision: 4 });
    saver.give('q1', chose('b'));
    expect(saver.getSnapshot().state).toBe('saving');
    await settle();
    expect(sent).toEqual([{ questionId: 'q1', optionIds: ['b'], text: null, revision: 5 }]);
    expect(saver.getSnapshot()).toMatchObject({ state: 'saved', answers: { q1: chose('b') } });
    expect(localStorage).toHaveLength(0);
  });

  it('sends text typed within a moment as one answer, also if typing continues', async () => {
    const { saver, sent, wait } = bench();
    saver.adopt('q1', null);
    saver.give('q1', typed('2'), 600);
    await wait(400);
    saver.give('q1', typed('20'), 600);
    expect(sent).toHaveLength(0);
    await wait(200);
    saver.give('q1', typed('205'), 600);
    await wait(600);
    expect(sent.map(({ text }) => text)).toEqual(['20', '205']);
  });

  it('leaves typed text unchanged although the server trims it', async () => {
    const { saver } = bench();
    saver.adopt('q1', null);
    saver.give('q1', typed('94 '), 600);
    await saver.flush();
    expect(saver.getSnapshot().answers['q1']?.text).toBe('94 ');
  });

  it('sends typed text early on flush, and returns whether the server has it', async () => {
    const { saver, stored, world } = bench();
    saver.adopt('q1', null);
    saver.give('q1', typed('205'), 600);
    expect(await saver.flush()).toBe(true);
    expect(stored.get('q1')?.text).toBe('205');
    world.failure = 'retry';
    saver.give('q1', typed('215'), 600);
    expect(await saver.flush()).toBe(false);
  });

  it('stores an answer on the device while the server is unreachable, and retries at growing intervals', async () => {
    const { saver, sent, world, wait, settle } = bench();
    Object.assign(world, { failure: 'retry', arrives: false });
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    await settle();
    expect(saver.getSnapshot().state).toBe('offline');
    expect(localStorage).toHaveLength(1);
    await wait(1000);
    await wait(1000);
    expect(sent).toHaveLength(2);
    world.failure = null;
    await wait(1000);
    expect(sent).toHaveLength(3);
    expect(saver.getSnapshot().state).toBe('saved');
    expect(localStorage).toHaveLength(0);
  });

  it('increases the revision of a changed answer if the previous one may have arrived', async () => {
    const { saver, stored, world, wait, settle } = bench();
    world.failure = 'retry';
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    await settle();
    saver.give('q1', chose('b'));
    world.failure = null;
    await settle();
    await wait(2000);
    expect(stored.get('q1')).toEqual({ ...chose('b'), revision: 2 });
    expect(saver.getSnapshot().superseded).toBeNull();
  });

  it('uses one revision for all changes made offline, so that a later answer elsewhere wins', async () => {
    const { saver, stored, world, settle } = bench();
    world.online = false;
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    saver.give('q1', chose('b'));
    saver.give('q1', chose('c'));
    stored.set('q1', { ...chose('d'), revision: 1 });
    world.online = true;
    await saver.flush();
    await settle();
    expect(stored.get('q1')?.optionIds).toEqual(['d']);
    expect(saver.getSnapshot()).toMatchObject({
      answers: { q1: chose('d') },
      superseded: 'q1',
      state: 'saved',
    });
    expect(localStorage).toHaveLength(0);
  });

  it('sends only the latest of several answers given while a request is pending', async () => {
    const { saver, sent, stored, settle } = bench();
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    saver.give('q1', chose('b'));
    saver.give('q1', chose('c'));
    await settle();
    expect(sent.map(({ optionIds }) => optionIds[0])).toEqual(['a', 'c']);
    expect(stored.get('q1')?.optionIds).toEqual(['c']);
  });

  it('keeps text that is being typed while another question is answered', async () => {
    const { saver, stored, wait, settle } = bench();
    saver.adopt('q1', null);
    saver.adopt('q2', null);
    saver.give('q1', typed('94H'), 600);
    saver.give('q2', chose('a'));
    await settle();
    await wait(600);
    expect(stored.get('q1')?.text).toBe('94H');
    expect(stored.get('q2')?.optionIds).toEqual(['a']);
  });

  it('sends answers stored on the device after a reload', async () => {
    deviceStorage('a1').keep('q1', { ...chose('b'), revision: 3 });
    const { saver, stored, settle } = bench({ q1: { ...chose('a'), revision: 2 } });
    saver.adopt('q1', { ...chose('a'), revision: 2 });
    expect(saver.getSnapshot().answers['q1']).toMatchObject(chose('b'));
    await settle();
    expect(stored.get('q1')?.optionIds).toEqual(['b']);
  });

  it('drops an answer stored on the device if the server has a later one', async () => {
    deviceStorage('a1').keep('q1', { ...chose('b'), revision: 2 });
    const { saver, sent, settle } = bench();
    saver.adopt('q1', { ...chose('a'), revision: 5 });
    await settle();
    expect(sent).toHaveLength(0);
    expect(saver.getSnapshot()).toMatchObject({ answers: { q1: chose('a') }, superseded: 'q1' });
    expect(localStorage).toHaveLength(0);
  });

  it('shows an answer given in another window as soon as it is loaded', () => {
    const { saver } = bench();
    saver.adopt('q1', null);
    saver.adopt('q1', { ...chose('a'), revision: 1 });
    expect(saver.getSnapshot().answers['q1']).toMatchObject(chose('a'));
  });

  it('stops when the attempt is closed, and keeps unsent answers on the device', async () => {
    const { saver, sent, world, wait, settle } = bench();
    Object.assign(world, { failure: 'closed', arrives: false });
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    await settle();
    await wait(60_000);
    expect(sent).toHaveLength(1);
    expect(saver.getSnapshot().closed).toBe(true);
  });

  it('reports a rejected answer, continues with the others, and recovers with the next one', async () => {
    const { saver, stored, world, settle } = bench();
    Object.assign(world, { failure: 'rejected', arrives: false });
    saver.adopt('q1', null);
    saver.adopt('q2', null);
    saver.give('q1', typed('x'));
    await settle();
    expect(saver.getSnapshot()).toMatchObject({ state: 'rejected', answers: { q1: typed('x') } });
    world.failure = null;
    saver.give('q1', typed('y'));
    saver.give('q2', chose('a'));
    await settle();
    expect(saver.getSnapshot().state).toBe('saved');
    expect(stored.get('q1')?.text).toBe('y');
  });
});

describe('the answer saver without working storage', () => {
  beforeEach(() => {
    localStorage.clear();
    jest.spyOn(console, 'warn').mockImplementation(() => undefined);
  });
  afterEach(() => {
    jest.restoreAllMocks();
  });

  it.each(['getItem', 'setItem', 'removeItem'] as const)('still sends answers if %s throws', async (name) => {
    jest.spyOn(Storage.prototype, name).mockImplementation(() => {
      throw new DOMException('Denied', 'SecurityError');
    });
    const { saver, stored, settle } = bench();
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    await settle();
    expect(stored.get('q1')).toEqual({ ...chose('a'), revision: 1 });
    expect(saver.getSnapshot().state).toBe('saved');
  });

  it('still sends answers if a stored answer is damaged', async () => {
    localStorage.setItem('treadway.answer.a1.q1', '{');
    const { saver, stored, settle } = bench();
    saver.adopt('q1', null);
    saver.give('q1', chose('a'));
    await settle();
    expect(stored.get('q1')?.optionIds).toEqual(['a']);
  });
});
