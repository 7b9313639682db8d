import { useIntl } from 'react-intl';
import { AddressSearch } from '#client/ui/editing/address-search';
import { maxSearchLength } from './module-filter';

/** The search field of the module list. */
export function ModuleSearch() {
  const intl = useIntl();
  return (
    <AddressSearch
      label={intl.formatMessage({ id: 'modules.search' })}
      hint={intl.formatMessage({ id: 'modules.searchHint' })}
      clearLabel={intl.formatMessage({ id: 'modules.clearSearch' })}
      maxLength={maxSearchLength}
    />
  );
}
