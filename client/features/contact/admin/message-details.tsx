import { useFormat } from '#client/platform/formats/format';
import type { ContactMessageFieldsFragment } from '#client/platform/generated/described.generated';
import { useWords } from '#client/ui/editor/described/use-words';
import { EmailText } from '#client/ui/email-text';
import { Detail, DescriptionList } from '#client/ui/layout/description-list';
import { topicNames } from '../topics';

/** The sender, topic and content of a message. */
export function MessageDetails({ message }: { message: ContactMessageFieldsFragment }) {
  const { text } = useWords();
  const { dateTime } = useFormat();
  const { name, email, profileId, topic, test, page, browser, createdAt } = message;
  return (
    <DescriptionList>
      <Detail label="admin.messages.from">
        {name},{' '}
        <a href={`mailto:${encodeURIComponent(email)}`}>
          <EmailText email={email} />
        </a>
        {profileId === null && <> ({text('admin.messages.visitor')})</>}
      </Detail>
      <Detail label="admin.messages.came">{dateTime(createdAt)}</Detail>
      <Detail label="admin.messages.topic">{text(topicNames[topic])}</Detail>
      <Detail label="admin.messages.test">{test}</Detail>
      <Detail label="admin.messages.page">{page}</Detail>
      <Detail label="admin.messages.browser">{browser}</Detail>
    </DescriptionList>
  );
}
