import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type PlaceState = { trail?: readonly number[] } | null;

/** Returns the indexes of the questions that Back visits within the test. */
export function useTrail(): readonly number[] {
  const { state } = useLocation() as { state: PlaceState };
  return state?.trail ?? [];
}

/** Returns the index of the question in the URL, or null if it names none. */
function namedIndex(search: URLSearchParams, total: number): number | null {
  const position = Number(search.get('question'));
  return Number.isInteger(position) && position >= 1 && position <= total ? position - 1 : null;
}

/**
 * Stores the index of the visible question in the URL, so that a reload shows it again and Back leads to the previous
 * one. `opening` is the index if the URL names none.
 */
export function usePlace(opening: number, total: number): [index: number, goTo: (next: number) => void] {
  const [search] = useSearchParams();
  const trail = useTrail();
  const navigate = useNavigate();
  const [first] = useState(opening);
  const named = namedIndex(search, total);
  const index = named ?? first;

  useEffect(() => {
    if (named === null) void navigate(`?question=${first + 1}`, { replace: true, state: { trail } });
  });

  const goTo = (next: number) => {
    const behind = trail.lastIndexOf(next);
    const address = `?question=${next + 1}`;
    if (behind >= 0) void navigate(behind - trail.length);
    else if (next > index) void navigate(address, { state: { trail: [...trail, index] } });
    else if (next < index) void navigate(address, { replace: true, state: { trail } });
  };
  return [index, goTo];
}
