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
  description: 'Kind of content block.',
  valuesConfig: {
    text: { description: 'Rich text: paragraphs and lists.' },
    heading: { description: 'A heading.' },
    figure: { description: 'An image with a caption and a legend for its numbered details.' },
    table: { description: 'A table with a heading for each column.' },
    quote: { description: 'A quotation with its source.' },
    file: { description: 'A document to download.' },
    module: { description: 'A link to a module.' },
  },
});
