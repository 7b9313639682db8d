import { registerEnumType } from 'type-graphql';

export type FileKind = 'picture' | 'video' | 'audio' | 'captions' | 'document';

export enum FileKindEnum {
  picture = 'picture',
  video = 'video',
  audio = 'audio',
  captions = 'captions',
  document = 'document',
}
registerEnumType(FileKindEnum, {
  name: 'FileKind',
  description: 'Kind of file.',
  valuesConfig: {
    picture: { description: 'An image. Variants of it are stored as well.' },
    video: { description: 'A video.' },
    audio: { description: 'An audio file.' },
    captions: { description: 'Captions of a video.' },
    document: { description: 'A document, such as PDF, or another file.' },
  },
});

export type FileUser =
  | 'album'
  | 'article'
  | 'award'
  | 'home_block'
  | 'import'
  | 'module'
  | 'newsletter_issue'
  | 'profile'
  | 'question'
  | 'reward'
  | 'settings'
  | 'test';

export enum FileUserEnum {
  album = 'album',
  article = 'article',
  award = 'award',
  home_block = 'home_block',
  import = 'import',
  module = 'module',
  newsletter_issue = 'newsletter_issue',
  profile = 'profile',
  question = 'question',
  reward = 'reward',
  settings = 'settings',
  test = 'test',
}
registerEnumType(FileUserEnum, {
  name: 'FileUser',
  description: 'Kind of record that uses a file.',
  valuesConfig: {
    album: { description: 'An album of images.' },
    article: { description: 'An article that shows the file or offers it for download.' },
    award: { description: 'An award.' },
    home_block: { description: 'A block of the home page.' },
    import: { description: 'An import of the file.' },
    module: {
      description: 'A module that shows the file, offers it for download or has it as captions of a video.',
    },
    newsletter_issue: { description: 'A newsletter issue.' },
    profile: { description: 'A person whose picture it is.' },
    question: { description: 'A question.' },
    reward: { description: 'A reward.' },
    settings: { description: 'The settings, whose logo it is.' },
    test: { description: 'A published version of a test.' },
  },
});
