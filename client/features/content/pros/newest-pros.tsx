import { FormattedMessage } from 'react-intl';
import { MoreLink, Section } from '#client/ui/layout';
import { RibList } from '#client/ui/rib-list';
import { pagePath } from '../section/section-path';
import { useSection } from '../section/section-layout';
import { ProRow } from './pro-row';
import { useProsQuery } from './pros.generated';

const most = 3;

/** Who became PRO last, on the overview of a section. */
export function NewestPros() {
  const { key } = useSection();
  const { data } = useProsQuery({ variables: { first: most, filter: { section: key } } });
  return (
    <Section
      title={<FormattedMessage id="section.page.pros" />}
      more={
        <MoreLink to={pagePath(key, 'pros')}>
          <FormattedMessage id="section.all" />
        </MoreLink>
      }
    >
      <RibList>
        {data?.pros.nodes.map((pro) => (
          <ProRow key={pro.id} pro={pro} />
        ))}
      </RibList>
    </Section>
  );
}
