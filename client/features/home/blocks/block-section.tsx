import type { ReactNode } from 'react';
import { FormattedMessage } from 'react-intl';
import { Section } from '#client/ui/layout';
import { RichText } from '#client/ui/rich-text';
import type { HomeBlockFragment } from './home-block.generated';

/** What administrators wrote over what a block shows. */
export type Written = Pick<HomeBlockFragment, 'title' | 'text'>;

type Props = {
  block: Written;
  /** Message id of the heading where administrators wrote none. */
  defaultTitle: string;
  more?: ReactNode;
  children: ReactNode;
};

/** A block under its heading, with what administrators wrote about it. */
export function BlockSection({ block: { title, text }, defaultTitle, more, children }: Props) {
  return (
    <Section title={title ?? <FormattedMessage id={defaultTitle} />} more={more}>
      {text && <RichText html={text} />}
      {children}
    </Section>
  );
}
