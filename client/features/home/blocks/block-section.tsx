import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '#client/ui/layout/layout';
import { RichText } from '#client/ui/rich-text';
import type { HomeBlockFragment } from './home-block.generated';

/** The heading and text written by administrators. */
export type Written = Pick<HomeBlockFragment, 'title' | 'text'>;

type Props = {
  block: Written;
  /** The message id of the default heading. */
  defaultTitle: string;
  more?: ReactNode;
  children: ReactNode;
};

/** A block with its heading and the administrators' text. */
export function BlockSection({ block: { title, text }, defaultTitle, more, children }: Props) {
  return (
    <Section title={title ?? <FormattedMessage id={defaultTitle} />} more={more}>
      {text && <RichText html={text} />}
      {children}
    </Section>
  );
}
