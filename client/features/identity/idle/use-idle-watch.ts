import { useEffect, useState, useSyncExternalStore } from 'react';
import { onActivity } from '#client/platform/sign-in/activity';
import { flushBeforeTimeout } from '#client/platform/sign-in/sign-out';
import { deviceRecord } from './activity-record';
import { IdleWatch, type SecondsLeft } from './idle-watch';

// `timeupdate` fires several times a second while a video plays.
const signs = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchmove', 'timeupdate'];

type Limits = { sessionId: string; idleSeconds: number; countdownSeconds: number };

/**
 * Returns the seconds until sign-out and a function that continues the session. `end` is called in one tab when the
 * time is up.
 */
export function useIdleWatch(limits: Limits, end: () => Promise<void>): [SecondsLeft, () => void] {
  const { sessionId, idleSeconds, countdownSeconds } = limits;
  const [[watch, record]] = useState(() => {
    const device = deviceRecord(sessionId);
    const parts = { record: device, now: Date.now, flush: flushBeforeTimeout, end };
    return [new IdleWatch({ ...parts, idleSeconds, countdownSeconds }), device] as const;
  });

  useEffect(() => watch.endBy(end), [watch, end]);

  useEffect(() => {
    const active = () => watch.active();
    // Media events don't bubble, so they are captured.
    for (const sign of signs) document.addEventListener(sign, active, { capture: true, passive: true });
    // A device that wakes up must not show its page for a second before the check.
    document.addEventListener('visibilitychange', watch.look);
    const stops = [onActivity(active), record.onWrite(watch.look)];
    const timer = setInterval(watch.look, 1000);
    watch.look();
    return () => {
      for (const sign of signs) document.removeEventListener(sign, active, { capture: true });
      document.removeEventListener('visibilitychange', watch.look);
      for (const stop of stops) stop();
      clearInterval(timer);
    };
  }, [watch, record]);

  const secondsLeft = useSyncExternalStore(watch.subscribe, watch.getSnapshot);
  return [secondsLeft, () => watch.goOn()];
}
