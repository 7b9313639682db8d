export { problemOfNext } from './password-rules';
export { RuleList } from './rule-list';
