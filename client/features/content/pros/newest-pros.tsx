import { FormattedMessage } from 'react-intl';
import { RibList } from '#client/ui/layout/rib-list';
import { Newest } from '../section/newest';
import { useSection } from '../section/section-layout';
import { ProRow } from './pro-row';
import { useProsQuery } from './pros.generated';

const max = 3;

/** The newest PROs on the overview of a section. */
export function NewestPros() {
  const { key } = useSection();
  const { data } = useProsQuery({ variables: { first: max, filter: { section: key } } });
  return (
    <Newest page="pros" more={<FormattedMessage id="section.all" />}>
      <RibList>
        {data?.pros.nodes.map((pro) => (
          <ProRow key={pro.id} pro={pro} />
        ))}
      </RibList>
    </Newest>
  );
}
