/** Whether learners see by now what is published then; a draft is seen by none. */
export const isPublished = (publishAt: string | null): boolean =>
  publishAt !== null && Date.parse(publishAt) <= Date.now();
