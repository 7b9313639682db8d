/** A profile as the REST calls give it and take it back. */
export type WholeProfile = Readonly<Record<string, unknown>> & {
  _id: string;
  image: { smUrl?: string } | null;
  allowsPublicAvatar: boolean;
};
