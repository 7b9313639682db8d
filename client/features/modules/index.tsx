export { brandNames, categoryNames, groupNames, isKind, type GroupKey } from './module-labels';
