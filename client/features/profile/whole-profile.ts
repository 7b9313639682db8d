/** A profile in the form that REST calls return and accept. */
export type WholeProfile = Readonly<Record<string, unknown>> & {
  _id: string;
  image: { smUrl?: string } | null;
  allowsPublicAvatar: boolean;
};
