import { useFormat } from '#client/platform/format';
import type { DescribedContactMessageFragment } from '#client/platform/generated/described.generated';
import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import { Fact, FactList } from '#client/ui/fact-list';
import { topicNames } from '../topics';

/** Who wrote what, and about what. */
export function MessageFacts({ message }: { message: DescribedContactMessageFragment }) {
  const { text } = useWords();
  const { dateTime } = useFormat();
  const { name, email, profileId, topic, test, page, browser, createdAt } = message;
  return (
    <FactList>
      <Fact label="admin.messages.from">
        {name},{' '}
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <EmailText email={email} />
        </a>
        {profileId === null && <> ({text('admin.messages.visitor')})</>}
      </Fact>
      <Fact label="admin.messages.came">{dateTime(createdAt)}</Fact>
      <Fact label="admin.messages.topic">{text(topicNames[topic])}</Fact>
      <Fact label="admin.messages.test">{test}</Fact>
      <Fact label="admin.messages.page">{page}</Fact>
      <Fact label="admin.messages.browser">{browser}</Fact>
    </FactList>
  );
}
