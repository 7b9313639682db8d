import type { RewardCardFragment } from './rewards.generated';

type Props = {
  picture: Pick<RewardCardFragment['picture'], 'smUrl' | 'width' | 'height'> & { lgUrl?: string };
  large?: boolean;
  className?: string;
};

/** The image of a reward. Its name must appear beside it. */
export const RewardPicture = ({ picture: { smUrl, lgUrl, width, height }, large, className }: Props) => (
  <img
    className={className}
    src={(large && lgUrl) || smUrl}
    width={width}
    height={height}
    alt=""
    loading={large ? undefined : 'lazy'}
  />
);
