import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router-dom';
import { useTrail } from './use-place';

type Props = { attemptId: string; timeUp?: boolean };

/** Leads to the result, which takes the place of the whole test in the history: Back from there leaves both. */
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
