export { problemOfNext, rejectionOfNext } from './password-rules';
export { RuleList } from './rule-list';
