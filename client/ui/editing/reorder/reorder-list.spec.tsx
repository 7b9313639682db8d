import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { renderPortal } from '#client/testing/render';
import ReorderList from './reorder-list';

type Moves = { moves: [string, number][]; answer: () => void };

function List({ told }: { told: Moves }) {
  const [names, setNames] = useState(['Details', 'Gold training', 'News', 'Support']);
  return (
    <ReorderList
      label="Blocks"
      items={names}
      keyOf={(name) => name}
      nameOf={(name) => name}
      onMove={(name, to) => {
        told.moves.push([name, to]);
        const rest = names.filter((each) => each !== name);
        return new Promise<void>((done) => {
          told.answer = () => {
            setNames([...rest.slice(0, to - 1), name, ...rest.slice(to - 1)]);
            done();
          };
        });
      }}
    >
      {(name) => <strong>{name}</strong>}
    </ReorderList>
  );
}

function open(): Moves {
  const told: Moves = { moves: [], answer: () => undefined };
  renderPortal(<List told={told} />);
  return told;
}

const handle = (name: string) => screen.getByRole('button', { name: `Move ${name}` });
const press = (name: string, ...keys: string[]) => {
  handle(name).focus();
  for (const key of keys) fireEvent.keyDown(handle(name), { key });
};
/** Returns the names as shown, whatever their order in the document. */
const visible = (): (string | null)[] =>
  screen
    .getAllByRole('listitem')
    .map((row) => [Number(row.style.order), row.querySelector('strong')!.textContent] as const)
    .sort(([one], [other]) => one - other)
    .map(([, name]) => name);
// The library has its own live region, which stays silent.
const said = () =>
  screen
    .getAllByRole('status')
    .map(({ textContent }) => textContent)
    .join('');

describe('a reorderable list', () => {
  it('can be reordered by keyboard alone, and announces positions', async () => {
    const told = open();
    press('Support', ' ');
    expect(said()).toBe('Support picked up. Position 4 of 4.');
    press('Support', 'ArrowUp', 'ArrowUp');
    expect(said()).toBe('Support: position 2 of 4, was 4.');
    expect(visible()).toEqual(['Details', 'Support', 'Gold training', 'News']);
    expect(told.moves).toEqual([]);
    press('Support', ' ');
    expect(said()).toBe('Support dropped. Position 2 of 4, was 4.');
    expect(told.moves).toEqual([['Support', 2]]);
    // The item stays where it was dropped while saving.
    expect(visible()).toEqual(['Details', 'Support', 'Gold training', 'News']);
    await act(async () => told.answer());
    expect(visible()).toEqual(['Details', 'Support', 'Gold training', 'News']);
    await act(async () => void (await new Promise(requestAnimationFrame)));
    expect(document.activeElement).toBe(handle('Support'));
  });

  it('stops at its ends', () => {
    open();
    press('News', ' ', 'ArrowDown', 'ArrowDown', 'ArrowDown');
    expect(said()).toBe('News: position 4 of 4, was 3.');
    press('News', 'Home', 'ArrowUp');
    expect(said()).toBe('News: position 1 of 4, was 3.');
  });

  it.each(['Escape', 'Tab away'])('returns a picked-up item on %s', (way) => {
    const told = open();
    press('Details', ' ', 'ArrowDown');
    if (way === 'Escape') press('Details', 'Escape');
    else act(() => handle('News').focus());
    expect(said()).toBe('Details moved back. Position 1 of 4.');
    expect(visible()).toEqual(['Details', 'Gold training', 'News', 'Support']);
    expect(told.moves).toEqual([]);
  });

  it('sends nothing if an item is dropped at its old position', () => {
    const told = open();
    press('Details', ' ', 'ArrowDown', 'ArrowUp', ' ');
    expect(told.moves).toEqual([]);
    expect(said()).toBe('Details moved back. Position 1 of 4.');
  });

  it('ignores arrow keys if nothing is picked up', () => {
    open();
    press('Details', 'ArrowDown');
    expect(said()).toBe('');
  });

  it('has buttons for single steps', () => {
    const told = open();
    fireEvent.click(screen.getAllByRole('button', { name: /^Move up/ })[2]!);
    expect(told.moves).toEqual([['News', 2]]);
  });
});
