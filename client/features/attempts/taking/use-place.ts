import { useEffect, useState } from 'react';
import { useLocation, useNavigate, useSearchParams } from 'react-router-dom';

type PlaceState = { trail?: readonly number[] } | null;

/** The questions, from 0, behind which the entries of the history lie that Back leads to within the test. */
export function useTrail(): readonly number[] {
  const { state } = useLocation() as { state: PlaceState };
  return state?.trail ?? [];
}

/** A question named by an address, from 0; null where it names none of them. */
function namedIndex(search: URLSearchParams, total: number): number | null {
  const position = Number(search.get('question'));
  return Number.isInteger(position) && position >= 1 && position <= total ? position - 1 : null;
}

/**
 * The question shown, from 0, kept in the address: a reload shows it again, and Back leads to the one before, from the
 * first one shown out of the test. `opening` is where an address that names none begins.
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
