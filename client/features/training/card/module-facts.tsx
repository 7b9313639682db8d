import { FormattedMessage, useIntl } from 'react-intl';
import type { ModuleCardFragment } from './module-card.generated';
import { testFacts } from './test-facts';

/** The facts of a module's test in a line, or that it has none. */
export default function ModuleFacts({ module: { test } }: { module: Pick<ModuleCardFragment, 'test'> }) {
  const intl = useIntl();
  return test ? testFacts(intl, test) : <FormattedMessage id="modules.noTestFacts" />;
}
