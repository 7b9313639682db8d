export { AccountInput, type ChosenAccount } from './account-input';
export { accountKindNames } from './account-kind-names';
