import { describe, expect, it } from '@jest/globals';
import { fireEvent, screen } from '@testing-library/react';
import { useState } from 'react';
import { Route, Routes, useLocation, useNavigate } from 'react-router-dom';
import { renderPortal } from '#client/testing/render';
import { ToResult } from './to-result';
import { usePlace } from './use-place';

function Test() {
  const [index, goTo] = usePlace(1, 5);
  const [submitted, setSubmitted] = useState(false);
  if (submitted) return <ToResult attemptId="a1" />;
  return (
    <>
      <h1>Question {index + 1}</h1>
      {[1, 2, 3, 4, 5].map((position) => (
        <button key={position} onClick={() => goTo(position - 1)}>
          To {position}
        </button>
      ))}
      <button onClick={() => setSubmitted(true)}>Submit</button>
    </>
  );
}

function Portal() {
  const navigate = useNavigate();
  const { pathname, search } = useLocation();
  return (
    <>
      <p role="status">{pathname + search}</p>
      <button onClick={() => void navigate('/tests/a1')}>Open</button>
      <button onClick={() => void navigate(-1)}>Back</button>
      <Routes>
        <Route path="/tests/a1" element={<Test />} />
        <Route path="*" element={<h1>Elsewhere</h1>} />
      </Routes>
    </>
  );
}

const visible = () => screen.getByRole('heading').textContent;
const address = () => screen.getByRole('status').textContent;
const press = (...names: string[]) =>
  names.forEach((name) => fireEvent.click(screen.getByRole('button', { name })));

describe('the position in a test', () => {
  it('is stored in the address, so that a reload shows the same question', () => {
    renderPortal(<Portal />, { path: '/module' });
    press('Open');
    expect(address()).toBe('/tests/a1?question=2');
    press('To 3');
    expect(address()).toBe('/tests/a1?question=3');
  });

  it('goes back with Back to the previous question, and from the first one to the page before the test', () => {
    renderPortal(<Portal />, { path: '/module' });
    press('Open', 'To 3', 'To 4', 'Back');
    expect(visible()).toBe('Question 3');
    press('Back');
    expect(visible()).toBe('Question 2');
    press('Back');
    expect(address()).toBe('/module');
  });

  it('adds no history entries for moving back and forth', () => {
    renderPortal(<Portal />, { path: '/module' });
    press('Open', 'To 3', 'To 2', 'To 3', 'To 5', 'To 4', 'Back');
    expect(visible()).toBe('Question 3');
    press('To 1', 'Back', 'Back');
    expect(address()).toBe('/module');
  });

  it('starts at the first question without an answer if the address has an unknown one', () => {
    renderPortal(<Portal />, { path: '/tests/a1?question=77' });
    expect(visible()).toBe('Question 2');
  });

  it('leaves the history on submit, so that Back goes from the result to the page before the test', () => {
    renderPortal(<Portal />, { path: '/module' });
    press('Open', 'To 3', 'To 4', 'Submit');
    expect(address()).toBe('/results/a1');
    press('Back');
    expect(address()).toBe('/module');
  });
});
