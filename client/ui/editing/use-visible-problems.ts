import { useState } from 'react';

/**
 * Returns the problems of a form, hidden until the first submit. `check` records a submit and returns true if there are
 * none.
 */
export function useVisibleProblems<Problems extends object>(found: Problems) {
  const [tried, setTried] = useState(false);
  const check = () => {
    setTried(true);
    return Object.keys(found).length === 0;
  };
  const problems = tried ? found : ({} as Problems);
  return { problems, count: Object.keys(problems).length, check };
}
