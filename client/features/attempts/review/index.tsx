export { CertificatePanel } from '../certificates/certificate-panel';
export { WrongAnswers } from './wrong-answers';
