export { AccountInput, type SelectedAccount } from './account-input';
export { accountKindNames } from './account-kind-names';
