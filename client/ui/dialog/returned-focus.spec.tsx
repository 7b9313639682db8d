import { describe, expect, it } from '@jest/globals';
import { act, fireEvent, screen, waitFor } from '@testing-library/react';
import { useRef, useState } from 'react';
import { renderPortal } from '#client/testing/render';
import { useReturnedFocus } from './returned-focus';

function Part() {
  const part = useRef<HTMLDivElement>(null);
  const [gone, setGone] = useState(false);
  useReturnedFocus(part);
  return (
    <>
      <div ref={part} role="group" aria-label="Part" tabIndex={-1}>
        {!gone && <button>Inside</button>}
      </div>
      <button onClick={() => setGone(true)}>Remove</button>
    </>
  );
}

const button = (name: string) => screen.getByRole('button', { name });
const rendered = () => new Promise((done) => setTimeout(done));

describe('a part of the page with returned focus', () => {
  it('takes the focus when its focused element is removed', async () => {
    renderPortal(<Part />);
    act(() => button('Inside').focus());
    fireEvent.click(button('Remove'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Part' })));
  });

  it('leaves the focus elsewhere', async () => {
    renderPortal(<Part />);
    act(() => button('Inside').focus());
    act(() => button('Remove').focus());
    fireEvent.click(button('Remove'));
    await rendered();
    expect(document.activeElement).toBe(button('Remove'));
  });

  it('lets an inner part take the focus if it still exists', async () => {
    function Outer() {
      const outer = useRef<HTMLDivElement>(null);
      const [late, setLate] = useState(false);
      useReturnedFocus(outer);
      return (
        <div ref={outer} role="group" aria-label="Outer" tabIndex={-1}>
          <button onClick={() => setLate(true)}>Load</button>
          {late && <Part />}
        </div>
      );
    }
    renderPortal(<Outer />);
    fireEvent.click(button('Load'));
    act(() => button('Inside').focus());
    fireEvent.click(button('Remove'));
    await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('group', { name: 'Part' })));
  });
});
