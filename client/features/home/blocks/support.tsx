import { FormattedMessage } from 'react-intl';
import { ButtonLink } from '#client/ui/button';
import type { BlockProps } from './block-props';
import { BlockSection } from './block-section';

/** The block with the link to support. */
export function Support({ block }: BlockProps) {
  return (
    <BlockSection
      block={block}
      defaultTitle="home.support"
      more={
        <ButtonLink to="/contact">
          <FormattedMessage id="home.contact" />
        </ButtonLink>
      }
    >
      {!block.text && (
        <p>
          <FormattedMessage id="home.supportText" />
        </p>
      )}
    </BlockSection>
  );
}
