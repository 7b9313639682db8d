import { FormattedMessage } from 'react-intl';
import { useLanguage } from '#client/platform/i18n/language';
import { bold } from '#client/ui/bold';
import { useNextRewardQuery } from './next-reward.generated';

type Props = {
  /** The points that passing the test earns. Omitted outside of tests. */
  earns?: number;
  brief?: boolean;
};

const said = {
  toGo: { whole: 'nextReward.toGo', brief: 'nextReward.toGo' },
  then: { whole: 'nextReward.then', brief: 'nextReward.thenBrief' },
  there: { whole: 'nextReward.there', brief: 'nextReward.thereBrief' },
};

function saidOf(earns: number, missing: number) {
  if (earns === 0) return said.toGo;
  return earns < missing ? said.then : said.there;
}

/**
 * The points missing for the next reward, and how many of them a test earns. Renders nothing if all rewards are within
 * reach.
 */
export default function RewardNote({ earns = 0, brief }: Props) {
  const { language } = useLanguage();
  const { data } = useNextRewardQuery({ variables: { lang: language } });
  if (!data?.nextReward?.missing) return null;
  const { reward, missing } = data.nextReward;
  return (
    <FormattedMessage
      id={saidOf(earns, missing)[brief ? 'brief' : 'whole']}
      values={{ name: reward.name, missing, rest: missing - earns, b: bold }}
    />
  );
}
