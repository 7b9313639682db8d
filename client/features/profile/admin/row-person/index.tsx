export { usePersonOfRow } from './use-person-of-row';
