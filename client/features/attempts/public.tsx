import { lazyPage } from '#client/platform/lazy-page';

export const CertificatePage = lazyPage(() => import('./certificates/certificate-page'), 'results');

export { CertificatePanel } from './certificates/certificate-panel';
export { WrongAnswers } from './review/wrong-answers';
