import { Suspense, useEffect } from 'react';
import { lazyScreen } from '#client/platform/lazy-loading/lazy-screen';
import { onRejection } from '#client/platform/requests/rejections';
import { useSession } from '#client/platform/sign-in/session';
import { noteImpersonation, useImpersonationNoted } from './impersonation-note';

const ImpersonationBanner = lazyScreen(() => import('./impersonation-banner'), 'people');

/** Renders the impersonation banner above every page if needed. */
export function Impersonation() {
  const noted = useImpersonationNoted();
  const { state } = useSession();
  useEffect(() => {
    const stops = ['IMPERSONATING', 'IMPERSONATION_ENDED'].map((code) =>
      onRejection(code, () => noteImpersonation(true)),
    );
    return () => stops.forEach((stop) => stop());
  }, []);
  if (!noted || state !== 'signedIn') return null;
  return (
    <Suspense>
      <ImpersonationBanner />
    </Suspense>
  );
}
