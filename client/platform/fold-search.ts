export { foldSearch, foldWords } from '../../server/platform/text/fold';
