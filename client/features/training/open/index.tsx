export { useOpenTests } from './open-tests';
