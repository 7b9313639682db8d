import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTrail } from './use-place';

type Props = { attemptId: string; timeUp?: boolean };

/** Opens the result and replaces the test's history entries, so that Back leaves both. */
export function ToResult({ attemptId, timeUp = false }: Props) {
  const { length } = useTrail();
  const navigate = useNavigate();
  const isLeaving = useRef(false);
  useEffect(() => {
    if (length === 0) {
      void navigate(`/results/${attemptId}`, { replace: true, state: { timeUp, submitted: true } });
    } else if (!isLeaving.current) {
      isLeaving.current = true;
      void navigate(-length);
    }
  }, [attemptId, length, navigate, timeUp]);
  return null;
}
