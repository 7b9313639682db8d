export {
  type AddressField,
  isCheckedCountry,
  isRequired,
  maxLengths,
  ruleProblem,
} from '../../../../server/features/rewards/address/address-rules';
