import { describe, expect, it } from '@jest/globals';
import { moved } from './use-move';

const list = (...ids: string[]) => ids.map((id, index) => ({ id, position: index + 1 }));
const order = (questions: { id: string; position: number }[]) =>
  questions.map(({ id, position }) => `${position}${id}`).join(' ');

describe('moving a question', () => {
  it('puts it at its new place and numbers the others anew', () => {
    expect(order(moved(list('a', 'b', 'c', 'd'), 'b', 3))).toBe('1a 2c 3b 4d');
    expect(order(moved(list('a', 'b', 'c', 'd'), 'd', 1))).toBe('1d 2a 3b 4c');
  });

  it('does so too where its own place is known already', () => {
    const [a, ...rest] = list('a', 'b', 'c');
    expect(order(moved([{ ...a!, position: 2 }, ...rest], 'a', 2))).toBe('1b 2a 3c');
  });

  it('changes nothing where the question is not listed', () => {
    expect(order(moved(list('a', 'b'), 'x', 1))).toBe('1a 2b');
  });
});
