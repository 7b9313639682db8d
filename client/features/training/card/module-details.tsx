import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleCardFragment } from './module-card.generated';
import { testDetails } from './test-details';

/** The details of a module's test on one line, or that it has none. */
export default function ModuleDetails({ module: { test } }: { module: Pick<ModuleCardFragment, 'test'> }) {
  const intl = useIntl();
  return test ? testDetails(intl, test) : <FormattedMessage id="modules.noTestDetails" />;
}
