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
  description: 'What kind of file it is.',
  valuesConfig: {
    picture: { description: 'An image, of which variants are kept.' },
    video: { description: 'A video.' },
    audio: { description: 'A sound.' },
    captions: { description: 'Captions of a video.' },
    document: { description: 'Anything else, such as PDF.' },
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
  description: 'What uses a file.',
  valuesConfig: {
    album: { description: 'An album of a gallery shows it.' },
    article: { description: 'An article shows it, or offers it to download.' },
    award: { description: 'An award shows it.' },
    home_block: { description: 'A block of the home page shows it.' },
    import: { description: 'Data were imported from it.' },
    module: { description: 'A module shows it, or offers it to download, or it captions a video of one.' },
    newsletter_issue: { description: 'An issue of a newsletter shows it.' },
    profile: { description: 'It is the image of a person.' },
    question: { description: 'A question shows it.' },
    reward: { description: 'A reward shows it.' },
    settings: { description: 'It is the logo.' },
    test: { description: 'A published version of a test shows it.' },
  },
});
