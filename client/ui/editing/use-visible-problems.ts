import { useState } from 'react';

/** The problems of a form, shown from the first try to send it on; `check` is that try. */
export function useVisibleProblems<Problems extends object>(found: Problems) {
  const [tried, setTried] = useState(false);
  const check = () => {
    setTried(true);
    return Object.keys(found).length === 0;
  };
  const problems = tried ? found : ({} as Problems);
  return { problems, count: Object.keys(problems).length, check };
}
