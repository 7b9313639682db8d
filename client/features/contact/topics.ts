import type { ContactTopic } from '#client/platform/generated/schema';

/** The message ids of the topics. */
export const topicNames: Record<ContactTopic, string> = {
  test: 'contact.topic.test',
  points: 'contact.topic.points',
  account: 'contact.topic.account',
  program: 'contact.topic.program',
  other: 'contact.topic.other',
};

export const topics = Object.keys(topicNames) as ContactTopic[];
