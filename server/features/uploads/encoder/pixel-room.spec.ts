import { describe, expect, it } from '@jest/globals';
import { PixelRoom } from './pixel-room';

const turn = (): Promise<void> => new Promise((resolve) => setImmediate(resolve));

/** Pieces of work that are begun in the room and ended by name. */
function openRoom(pixels: number) {
  const room = new PixelRoom(pixels);
  const begun: string[] = [];
  const ends = new Map<string, (error?: Error) => void>();
  const begin = (name: string, size: number): Promise<void> =>
    room.run(size, () => {
      begun.push(name);
      return new Promise((resolve, reject) => ends.set(name, (error) => (error ? reject(error) : resolve())));
    });
  return { begun, begin, end: (name: string, error?: Error) => ends.get(name)!(error) };
}

describe('the room for pixels', () => {
  it('is shared by images that fit together', async () => {
    const { begun, begin, end } = openRoom(50);
    const works = [begin('a', 12), begin('b', 12), begin('c', 26)];
    await turn();
    expect(begun).toEqual(['a', 'b', 'c']);
    for (const name of begun) end(name);
    await Promise.all(works);
  });

  it('lets a large image wait until there is room, and nobody overtake it', async () => {
    const { begun, begin, end } = openRoom(50);
    const works = [begin('a', 12), begin('large', 50), begin('b', 12)];
    await turn();
    expect(begun).toEqual(['a']);
    end('a');
    await turn();
    expect(begun).toEqual(['a', 'large']);
    end('large');
    await turn();
    expect(begun).toEqual(['a', 'large', 'b']);
    end('b');
    await Promise.all(works);
  });

  it('is left by an image that fails', async () => {
    const { begun, begin, end } = openRoom(50);
    const failing = begin('a', 50);
    const next = begin('b', 50);
    await turn();
    end('a', new Error('damaged'));
    await expect(failing).rejects.toThrow('damaged');
    await turn();
    expect(begun).toEqual(['a', 'b']);
    end('b');
    await next;
  });
});
