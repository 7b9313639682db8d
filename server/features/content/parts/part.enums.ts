import { registerEnumType } from 'type-graphql';

export type PartKind = 'text' | 'heading' | 'figure' | 'table' | 'quote' | 'file' | 'module';

export enum PartKindEnum {
  text = 'text',
  heading = 'heading',
  figure = 'figure',
  table = 'table',
  quote = 'quote',
  file = 'file',
  module = 'module',
}
registerEnumType(PartKindEnum, {
  name: 'PartKind',
  description: 'What a part of an article is.',
  valuesConfig: {
    text: { description: 'Paragraphs and lists: rich text.' },
    heading: { description: 'A heading above what follows.' },
    figure: { description: 'A picture with a caption and a legend to what is numbered on it.' },
    table: { description: 'Rows and columns under a head.' },
    quote: { description: 'What somebody said, and who.' },
    file: { description: 'A document to download.' },
    module: { description: 'A module that belongs to it.' },
  },
});
