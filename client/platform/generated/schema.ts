/** A short answer to accept as previewed. */
export type AcceptAnswerInput = {
  /** The digest of the preview. */
  digest: string;
  /** Language in which the answer is accepted. */
  lang: Language;
  /** ID of the short-answer question. */
  questionId: string;
  /** Answer to accept, at most 200 characters. */
  text: string;
};

/** Terms to accept. */
export type AcceptTermsInput = {
  /** Version that the person read. If a newer one is valid, the answer is CONFLICT. */
  version: number;
};

/** Accepted answers of a short answer, at most 50 in each language, each of at most 200 characters. */
export type AcceptedAnswersInput = {
  /** Accepted answers in English. */
  en: Array<string>;
  /** Accepted answers in Spanish. If left out or null, there are none. */
  es?: Array<string> | null | undefined;
  /** Accepted answers in French. If left out or null, there are none. */
  fr?: Array<string> | null | undefined;
};

/** Filter of a list of accounts. */
export type AccountFilter = {
  /** Accounts of one of these kinds. If left out or null: no filter. */
  kinds?: Array<AccountKind> | null | undefined;
};

/** Kind of an account. */
export type AccountKind =
  /** A cost center of the tire maker. */
  | 'cost_center'
  /** The tire maker's own employees. */
  | 'employee'
  /** A distributor in the gold program. */
  | 'gold_distributor'
  /** A retailer in the gold program. */
  | 'gold_retailer';

/** Comparison of a field. All operators in it must be met. */
export type AccountKindListOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<AccountKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<AccountKind> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type AccountKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<AccountKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<AccountKind> | null | undefined;
};

/** Images to add to a module. */
export type AddModuleImagesInput = {
  /** IDs of 1 to 20 images uploaded for modules or content, in their order. */
  assetIds: Array<string>;
  /** ID of the module. */
  moduleId: string;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminAccountFilter = {
  /** Time since which the account is disabled. Null if it isn't. Matches times in this range. If left out or null: no filter. */
  disabledAt?: TimeRange | null | undefined;
  /** ID of the distributor that a retailer belongs to. Null if there is none. Matches this ID. If left out or null: no filter. */
  distributorId?: string | null | undefined;
  /** Kind of account. Matches any of these values. If left out or null: no filter. */
  kind?: Array<AccountKind> | null | undefined;
  /** Number of retailers that belong to the account. Matches numbers in this range. If left out or null: no filter. */
  retailerCount?: NumberRange | null | undefined;
};

/** Sort order of a list. */
export type AdminAccountOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminAccountOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminAccountOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminAccountOrderField =
  /** Street, city and postal code. */
  | 'address'
  /** ISO 3166 code of the country. Null if unknown. */
  | 'country'
  /** Time of creation. */
  | 'createdAt'
  /** Time since which the account is disabled. Null if it isn't. */
  | 'disabledAt'
  /** ID of the distributor that a retailer belongs to. Null if there is none. */
  | 'distributorId'
  /** Kind of account. */
  | 'kind'
  /** Name of the account. */
  | 'name'
  /** Account number as the tire maker writes it. */
  | 'number'
  /** Number of retailers that belong to the account. */
  | 'retailerCount'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminAccountWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminAccountWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminAccountWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminAccountWhere> | null | undefined;
  /** Street, city and postal code. If left out or null: no condition. */
  address?: NullableTextOperators | null | undefined;
  /** ISO 3166 code of the country. Null if unknown. If left out or null: no condition. */
  country?: NullableTextOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Time since which the account is disabled. Null if it isn't. If left out or null: no condition. */
  disabledAt?: NullableDateTimeOperators | null | undefined;
  /** ID of the distributor that a retailer belongs to. Null if there is none. If left out or null: no condition. */
  distributorId?: NullableIdOperators | null | undefined;
  /** Distributor name. If left out or null: no condition. */
  distributorName?: NullableTextOperators | null | undefined;
  /** Distributor number. If left out or null: no condition. */
  distributorNumber?: NullableTextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of account. If left out or null: no condition. */
  kind?: AccountKindOperators | null | undefined;
  /** Name of the account. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Account number as the tire maker writes it. If left out or null: no condition. */
  number?: TextOperators | null | undefined;
  /** ISO 3166-2 code of the state or province. Null if unknown. If left out or null: no condition. */
  region?: NullableTextOperators | null | undefined;
  /** Number of retailers that belong to the account. If left out or null: no condition. */
  retailerCount?: NumberOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminAlbumFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Section of the album. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminAlbumOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminAlbumOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminAlbumOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminAlbumOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Section of the album. */
  | 'section'
  /** Slug: the end of the album's address. It must be unique in the section. */
  | 'slug'
  /** Title of the album. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminAlbumWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminAlbumWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminAlbumWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminAlbumWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Introduction in one or two sentences. Null if there is none. If left out or null: no condition. */
  lead?: NullableTextOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Section of the album. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Slug: the end of the album's address. It must be unique in the section. If left out or null: no condition. */
  slug?: TextOperators | null | undefined;
  /** Title of the album. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminArticleFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Section of the article. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** Topic. Matches any of these values. If left out or null: no filter. */
  topic?: Array<ArticleTopic> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminArticleOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminArticleOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminArticleOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminArticleOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Expected reading time in minutes, by the length of the text. */
  | 'readingMinutes'
  /** Section of the article. */
  | 'section'
  /** Slug: the end of the article's address. It must be unique in the section. */
  | 'slug'
  /** Title. */
  | 'title'
  /** Topic. */
  | 'topic'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminArticleWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminArticleWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminArticleWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminArticleWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** ID of the module whose test the article prepares for. Null if there is none. If left out or null: no condition. */
  moduleId?: NullableIdOperators | null | undefined;
  /** Image above the article. Null if there is none. If left out or null: no condition. */
  pictureId?: NullableIdOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Expected reading time in minutes, by the length of the text. If left out or null: no condition. */
  readingMinutes?: NumberOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Section of the article. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Slug: the end of the article's address. It must be unique in the section. If left out or null: no condition. */
  slug?: TextOperators | null | undefined;
  /** Summary in one or two sentences. If left out or null: no condition. */
  summary?: TextOperators | null | undefined;
  /** Title. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Topic. If left out or null: no condition. */
  topic?: ArticleTopicOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminAwardFilter = {
  /** Frequency of the award. Matches any of these values. If left out or null: no filter. */
  kind?: Array<AwardKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Section that shows the award. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** Year of the award. Matches numbers in this range. If left out or null: no filter. */
  year?: NumberRange | null | undefined;
};

/** Sort order of a list. */
export type AdminAwardOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminAwardOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminAwardOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminAwardOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Dealer of the winner. Null if unknown. */
  | 'dealer'
  /** Frequency of the award. */
  | 'kind'
  /** Name of the award. */
  | 'name'
  /** Points to show with the award. No balance changes. Null if there are none. */
  | 'points'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Section that shows the award. */
  | 'section'
  /** Time of the last change. */
  | 'updatedAt'
  /** Name of the winner at the time. */
  | 'winner'
  /** Year of the award. */
  | 'year';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminAwardWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminAwardWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminAwardWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminAwardWhere> | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Dealer of the winner. Null if unknown. If left out or null: no condition. */
  dealer?: NullableTextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Frequency of the award. If left out or null: no condition. */
  kind?: AwardKindOperators | null | undefined;
  /** Name of the award. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Image of the winner or the prize. Null if there is none. If left out or null: no condition. */
  pictureId?: NullableIdOperators | null | undefined;
  /** Points to show with the award. No balance changes. Null if there are none. If left out or null: no condition. */
  points?: NullableNumberOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Section that shows the award. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Reason for the award, rich text. If left out or null: no condition. */
  text?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** Name of the winner at the time. If left out or null: no condition. */
  winner?: TextOperators | null | undefined;
  /** Year of the award. If left out or null: no condition. */
  year?: NumberOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminCertificateOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminCertificateOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminCertificateOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminCertificateOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'account'
  /** Number of the certificate. */
  | 'number'
  /** Time when the test was passed. */
  | 'passedAt'
  /** Name of the person; case and accents don't matter. */
  | 'person'
  /** English name of the test; case and accents don't matter. */
  | 'test'
  /** Time of the withdrawal. Valid certificates come last. */
  | 'withdrawnAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminCertificateWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminCertificateWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminCertificateWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminCertificateWhere> | null | undefined;
  /** ID of the person's account. If left out or null: no condition. */
  accountId?: NullableIdOperators | null | undefined;
  /** Account kind. If left out or null: no condition. */
  accountKind?: NullableAccountKindOperators | null | undefined;
  /** Account name. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** Account number. If left out or null: no condition. */
  accountNumber?: NullableTextOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID of the module of the test. If left out or null: no condition. */
  moduleId?: IdOperators | null | undefined;
  /** Module name. If left out or null: no condition. */
  moduleName?: TextOperators | null | undefined;
  /** Time when the test was passed. If left out or null: no condition. */
  passedAt?: DateTimeOperators | null | undefined;
  /** ID of the person. If left out or null: no condition. */
  personId?: IdOperators | null | undefined;
  /** Person name. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** Time when it was withdrawn. If left out or null: no condition. */
  withdrawnAt?: NullableDateTimeOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminContactMessageOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminContactMessageOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminContactMessageOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminContactMessageOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Whether the message is done. A reply marks it as done. */
  | 'done'
  /** E-mail address that the reply is sent to. */
  | 'email'
  /** Name of the writer. */
  | 'name'
  /** Number of the message. It is shown with an S in front, such as S-1043. */
  | 'number'
  /** Time of the reply from the portal. Null before. */
  | 'repliedAt'
  /** Topic of the message. */
  | 'topic'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminContactMessageWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminContactMessageWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminContactMessageWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminContactMessageWhere> | null | undefined;
  /** Browser of the writer. Null if unknown. If left out or null: no condition. */
  browser?: NullableTextOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Whether the message is done. A reply marks it as done. If left out or null: no condition. */
  done?: BooleanOperators | null | undefined;
  /** E-mail address that the reply is sent to. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Language of the message. If left out or null: no condition. */
  lang?: LanguageOperators | null | undefined;
  /** Name of the writer. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Number of the message. It is shown with an S in front, such as S-1043. If left out or null: no condition. */
  number?: NumberOperators | null | undefined;
  /** Page from which the message was sent. Null if unknown. If left out or null: no condition. */
  page?: NullableTextOperators | null | undefined;
  /** ID of the writer. Null if the writer wasn't signed in. If left out or null: no condition. */
  profileId?: NullableIdOperators | null | undefined;
  /** Time of the reply from the portal. Null before. If left out or null: no condition. */
  repliedAt?: NullableDateTimeOperators | null | undefined;
  /** Reply that was sent by e-mail. Null before. If left out or null: no condition. */
  reply?: NullableTextOperators | null | undefined;
  /** Test that the message is about, in the writer's words. Null if none was named. If left out or null: no condition. */
  test?: NullableTextOperators | null | undefined;
  /** Text of the message, plain text. If left out or null: no condition. */
  text?: TextOperators | null | undefined;
  /** Topic of the message. If left out or null: no condition. */
  topic?: ContactTopicOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminContentSectionFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Key of the section. Matches any of these values. If left out or null: no filter. */
  key?: Array<ContentSectionKey> | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminContentSectionOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminContentSectionOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminContentSectionOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminContentSectionOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Title. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminContentSectionWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminContentSectionWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminContentSectionWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminContentSectionWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Key of the section. If left out or null: no condition. */
  key?: ContentSectionKeyOperators | null | undefined;
  /** Summary in one or two sentences. If left out or null: no condition. */
  lead?: TextOperators | null | undefined;
  /** Name of the section's newsletter. Null if the newsletter has no name of its own. If left out or null: no condition. */
  newsletterName?: NullableTextOperators | null | undefined;
  /** Pages of the section, always in the order of `ContentPage`. If left out or null: no condition. */
  pages?: ContentPageListOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Title. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminFileOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminFileOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminFileOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminFileOrderField =
  /** Media type. */
  | 'contentType'
  /** Time of the upload. */
  | 'createdAt'
  /** Name; case and accents don't matter. */
  | 'filename'
  /** Size in bytes. */
  | 'size'
  /** Name of the person who uploaded it; case and accents don't matter. Files created by the portal come first. */
  | 'uploader';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminFileWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminFileWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminFileWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminFileWhere> | null | undefined;
  /** Media type, such as `application/pdf`. If left out or null: no condition. */
  contentType?: TextOperators | null | undefined;
  /** Time of the upload. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Name of the file as it was uploaded. If left out or null: no condition. */
  filename?: TextOperators | null | undefined;
  /** Time after which the file is deleted unless it is used by then. If left out or null: no condition. */
  goesAt?: NullableDateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Size in whole kilobytes. If left out or null: no condition. */
  kilobytes?: NumberOperators | null | undefined;
  /** Kind of file. If left out or null: no condition. */
  kind?: FileKindOperators | null | undefined;
  /** ID of the person who uploaded it. If left out or null: no condition. */
  uploaderId?: NullableIdOperators | null | undefined;
  /** Name of the person who uploaded it. If left out or null: no condition. */
  uploaderName?: TextOperators | null | undefined;
  /** Kind of record that uses the file. If left out or null: no condition. */
  user?: FileUserOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminHomeBlockFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Whether the block is hidden from everyone. Matches this value. If left out or null: no filter. */
  hidden?: boolean | null | undefined;
  /** Kind of block. Matches any of these values. If left out or null: no filter. */
  kind?: Array<HomeBlockKind> | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminHomeBlockOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminHomeBlockOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminHomeBlockOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminHomeBlockOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Whether the block is hidden from everyone. */
  | 'hidden'
  /** Kind of block. */
  | 'kind'
  /** Position on the page, from 0 at the top. A number that is too high means the last position. */
  | 'position'
  /** Heading of the block. Null for the default heading of its kind. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminHomeBlockWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminHomeBlockWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminHomeBlockWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminHomeBlockWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Maximum number of items in the block, from 1 to 8. Null for the default of its kind. If left out or null: no condition. */
  amount?: NullableNumberOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Whether the block is hidden from everyone. If left out or null: no condition. */
  hidden?: BooleanOperators | null | undefined;
  /** Target of the link: a path of the portal or an external URL. Null if there is no link. If left out or null: no condition. */
  href?: NullableTextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of block. If left out or null: no condition. */
  kind?: HomeBlockKindOperators | null | undefined;
  /** Label of the link. Null if there is no link. If left out or null: no condition. */
  linkLabel?: NullableTextOperators | null | undefined;
  /** Alternative text of the image. Null if there is none. It is removed with the image. If left out or null: no condition. */
  pictureAlt?: NullableTextOperators | null | undefined;
  /** Image of the block. Null if there is none. If left out or null: no condition. */
  pictureId?: NullableIdOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Section whose content the block shows. Null for the default section of its kind. If left out or null: no condition. */
  section?: NullableContentSectionKeyOperators | null | undefined;
  /** Text under the heading: rich text of at most 2,000 characters in each language. Null if there is none. If left out or null: no condition. */
  text?: NullableTextOperators | null | undefined;
  /** Heading of the block. Null for the default heading of its kind. If left out or null: no condition. */
  title?: NullableTextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminMenuLinkFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Menu of the link. It can't change. Matches any of these values. If left out or null: no filter. */
  location?: Array<MenuLocation> | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminMenuLinkOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminMenuLinkOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminMenuLinkOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminMenuLinkOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Label of the link. */
  | 'label'
  /** Menu of the link. It can't change. */
  | 'location'
  /** Position in the menu, from 0. A number that is too high means the last position. */
  | 'position'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminMenuLinkWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminMenuLinkWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminMenuLinkWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminMenuLinkWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Target of the link: a path of the portal or an external URL. If left out or null: no condition. */
  href?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Label of the link. If left out or null: no condition. */
  label?: TextOperators | null | undefined;
  /** Menu of the link. It can't change. If left out or null: no condition. */
  location?: MenuLocationOperators | null | undefined;
  /** Whether the link opens in a new tab. If left out or null: no condition. */
  newTab?: BooleanOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminModuleFilter = {
  /** Brand of the module. Matches any of these values. If left out or null: no filter. */
  brand?: Array<Brand> | null | undefined;
  /** Whether the module is available now. Disabling it voids attempts in progress at its test. Matches this value. If left out or null: no filter. */
  enabled?: boolean | null | undefined;
  /** Content area. Null for product modules. Matches any of these values. If left out or null: no filter. */
  group?: Array<ModuleGroup> | null | undefined;
  /** Kind of module. Matches any of these values. If left out or null: no filter. */
  kind?: Array<ModuleKind> | null | undefined;
  /** Expected time in minutes for reading and watching the module. Null if unknown. Matches numbers in this range. If left out or null: no filter. */
  readingMinutes?: NumberRange | null | undefined;
};

/** Sort order of a list. */
export type AdminModuleOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminModuleOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminModuleOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminModuleOrderField =
  /** Brand of the module. */
  | 'brand'
  /** Time of creation. */
  | 'createdAt'
  /** Whether the module is available now. Disabling it voids attempts in progress at its test. */
  | 'enabled'
  /** Content area. Null for product modules. */
  | 'group'
  /** Kind of module. */
  | 'kind'
  /** Name, plain text of at most 200 characters. */
  | 'name'
  /** Expected time in minutes for reading and watching the module. Null if unknown. */
  | 'readingMinutes'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminModuleWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminModuleWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminModuleWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminModuleWhere> | null | undefined;
  /** Tread pattern that is drawn for the module. If left out or null: no condition. */
  art?: TreadPatternOperators | null | undefined;
  /** Brand of the module. If left out or null: no condition. */
  brand?: BrandOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Description, rich text of at most 20,000 characters in each language. If left out or null: no condition. */
  description?: TextOperators | null | undefined;
  /** Whether the module is available now. Disabling it voids attempts in progress at its test. If left out or null: no condition. */
  enabled?: BooleanOperators | null | undefined;
  /** Content area. Null for product modules. If left out or null: no condition. */
  group?: NullableModuleGroupOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of module. If left out or null: no condition. */
  kind?: ModuleKindOperators | null | undefined;
  /** Name, plain text of at most 200 characters. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Expected time in minutes for reading and watching the module. Null if unknown. If left out or null: no condition. */
  readingMinutes?: NullableNumberOperators | null | undefined;
  /** Search terms, such as sizes and codes, at most 100, of at most 40 characters each. A term that a search can't tell from another is left out. If left out or null: no condition. */
  tags?: ListOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can open the module. Empty for everyone. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminNewsletterIssueFilter = {
  /** Number of the issue, unique in the section. The address of the issue ends with it. Matches numbers in this range. If left out or null: no filter. */
  number?: NumberRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Section of the newsletter. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
};

/** Sort order of a list. */
export type AdminNewsletterIssueOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminNewsletterIssueOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminNewsletterIssueOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminNewsletterIssueOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Time when the issue was sent to the subscribers. Null before. */
  | 'mailedAt'
  /** Number of the issue, unique in the section. The address of the issue ends with it. */
  | 'number'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Section of the newsletter. */
  | 'section'
  /** Headline of the issue. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminNewsletterIssueWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminNewsletterIssueWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminNewsletterIssueWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminNewsletterIssueWhere> | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Time when the issue was sent to the subscribers. Null before. If left out or null: no condition. */
  mailedAt?: NullableDateTimeOperators | null | undefined;
  /** Number of addresses that the issue was sent to. Null before. If left out or null: no condition. */
  mailedTo?: NullableNumberOperators | null | undefined;
  /** Number of the issue, unique in the section. The address of the issue ends with it. If left out or null: no condition. */
  number?: NumberOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Section of the newsletter. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Summary in one or two sentences. If left out or null: no condition. */
  summary?: TextOperators | null | undefined;
  /** Headline of the issue. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminNewsletterSubscriptionOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminNewsletterSubscriptionOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminNewsletterSubscriptionOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminNewsletterSubscriptionOrderField =
  /** Time when the address was confirmed. Null before. */
  | 'confirmedAt'
  /** Time of creation. */
  | 'createdAt'
  /** E-mail address that issues are sent to. */
  | 'email'
  /** Language of the issues. */
  | 'lang'
  /** Time when the person unsubscribed. Null if that hasn't happened. */
  | 'leftAt'
  /** Time of the latest request to subscribe. */
  | 'requestedAt'
  /** Section of the newsletter. */
  | 'section'
  /** Status of the subscription. */
  | 'state'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminNewsletterSubscriptionWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminNewsletterSubscriptionWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminNewsletterSubscriptionWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminNewsletterSubscriptionWhere> | null | undefined;
  /** Time when the address was confirmed. Null before. If left out or null: no condition. */
  confirmedAt?: NullableDateTimeOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** E-mail address that issues are sent to. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Language of the issues. If left out or null: no condition. */
  lang?: LanguageOperators | null | undefined;
  /** Time when the person unsubscribed. Null if that hasn't happened. If left out or null: no condition. */
  leftAt?: NullableDateTimeOperators | null | undefined;
  /** ID of the person who subscribed. If left out or null: no condition. */
  profileId?: IdOperators | null | undefined;
  /** Time of the latest request to subscribe. If left out or null: no condition. */
  requestedAt?: DateTimeOperators | null | undefined;
  /** Section of the newsletter. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Status of the subscription. If left out or null: no condition. */
  state?: SubscriptionStateOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminPointsEntryOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminPointsEntryOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminPointsEntryOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminPointsEntryOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'account'
  /** Points. */
  | 'amount'
  /** Balance after the entry. */
  | 'balanceAfter'
  /** Time of the entry. */
  | 'createdAt'
  /** Name of the person; case and accents don't matter. */
  | 'person'
  /** Reason. */
  | 'reason';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminPointsEntryWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminPointsEntryWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminPointsEntryWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminPointsEntryWhere> | null | undefined;
  /** ID of the person's account. If left out or null: no condition. */
  accountId?: NullableIdOperators | null | undefined;
  /** Account kind. If left out or null: no condition. */
  accountKind?: NullableAccountKindOperators | null | undefined;
  /** Account name. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** Account number. If left out or null: no condition. */
  accountNumber?: NullableTextOperators | null | undefined;
  /** ID of the person who added or removed the points. If left out or null: no condition. */
  actorId?: NullableIdOperators | null | undefined;
  /** Name of that person. If left out or null: no condition. */
  actorName?: TextOperators | null | undefined;
  /** Points added, or removed if negative. If left out or null: no condition. */
  amount?: NumberOperators | null | undefined;
  /** Balance after the entry. If left out or null: no condition. */
  balanceAfter?: NumberOperators | null | undefined;
  /** Time of the entry. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Note. If left out or null: no condition. */
  note?: NullableTextOperators | null | undefined;
  /** ID of the person. If left out or null: no condition. */
  personId?: IdOperators | null | undefined;
  /** Person name. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** Reason of the entry. If left out or null: no condition. */
  reason?: PointsReasonOperators | null | undefined;
  /** Points that could not be removed because the balance was too low. If left out or null: no condition. */
  waived?: NumberOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminQuestionFilter = {
  /** Whether the test asks the question once it is published. Matches this value. If left out or null: no filter. */
  enabled?: boolean | null | undefined;
  /** Kind of question. Matches any of these values. If left out or null: no filter. */
  kind?: Array<QuestionKind> | null | undefined;
  /** Tags for administrators, at most 20, of at most 50 characters each. Matches any of these values. If left out or null: no filter. */
  tags?: Array<string> | null | undefined;
  /** ID of the test. Matches this ID. If left out or null: no filter. */
  testId?: string | null | undefined;
};

/** Sort order of a list. */
export type AdminQuestionSummaryOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminQuestionSummaryOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminQuestionSummaryOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminQuestionSummaryOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Whether the test asks the question. */
  | 'enabled'
  /** Kind of question. */
  | 'kind'
  /** English name of the module; case and accents don't matter. */
  | 'module'
  /** Position in the test. */
  | 'position'
  /** Time of the last change. */
  | 'updatedAt'
  /** Weight. */
  | 'weight';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminQuestionSummaryWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminQuestionSummaryWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminQuestionSummaryWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminQuestionSummaryWhere> | null | undefined;
  /** Category of the test. If left out or null: no condition. */
  category?: TestCategoryOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Whether the test asks the question once it is published. If left out or null: no condition. */
  enabled?: BooleanOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of question. If left out or null: no condition. */
  kind?: QuestionKindOperators | null | undefined;
  /** ID of the module of the test. If left out or null: no condition. */
  moduleId?: IdOperators | null | undefined;
  /** Name of the module. If left out or null: no condition. */
  moduleName?: TextOperators | null | undefined;
  /** Tags for administrators. If left out or null: no condition. */
  tags?: ListOperators | null | undefined;
  /** Text of the question, plain text. If left out or null: no condition. */
  text?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** Weight of the question compared with the others of an attempt. If left out or null: no condition. */
  weight?: NumberOperators | null | undefined;
};

/** Sort order of a list. */
export type AdminResultOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminResultOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminResultOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminResultOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'account'
  /** Category of the test. */
  | 'category'
  /** Time when the attempt was closed. */
  | 'closedAt'
  /** English name of the module; case and accents don't matter. */
  | 'module'
  /** Name of the person; case and accents don't matter. */
  | 'person'
  /** Score. Attempts that were not scored come first. */
  | 'score'
  /** Time when the attempt was started. */
  | 'startedAt'
  /** Outcome of the attempt. */
  | 'status'
  /** Working time. Attempts with too little data come first. */
  | 'workingSeconds';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminResultWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminResultWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminResultWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminResultWhere> | null | undefined;
  /** ID of the person's account. If left out or null: no condition. */
  accountId?: NullableIdOperators | null | undefined;
  /** Account kind. If left out or null: no condition. */
  accountKind?: NullableAccountKindOperators | null | undefined;
  /** Account name. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** Account number. If left out or null: no condition. */
  accountNumber?: NullableTextOperators | null | undefined;
  /** Category of the test. If left out or null: no condition. */
  category?: TestCategoryOperators | null | undefined;
  /** True if there is a certificate. If left out or null: no condition. */
  certified?: BooleanOperators | null | undefined;
  /** Time when the attempt was closed. If left out or null: no condition. */
  closedAt?: DateTimeOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** ID of the module of the test. If left out or null: no condition. */
  moduleId?: IdOperators | null | undefined;
  /** Name of the module. If left out or null: no condition. */
  moduleName?: TextOperators | null | undefined;
  /** ID of the person. If left out or null: no condition. */
  personId?: IdOperators | null | undefined;
  /** Person name. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** True if it was marked again. If left out or null: no condition. */
  regraded?: BooleanOperators | null | undefined;
  /** Score in whole percent. If left out or null: no condition. */
  score?: NullableNumberOperators | null | undefined;
  /** Time when the attempt was started. If left out or null: no condition. */
  startedAt?: DateTimeOperators | null | undefined;
  /** Outcome of the attempt. If left out or null: no condition. */
  status?: ResultStatusOperators | null | undefined;
  /** Working time in seconds. If left out or null: no condition. */
  workingSeconds?: NullableNumberOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminRewardFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time until which the reward can be ordered. Null if there is no end. Matches times in this range. If left out or null: no filter. */
  endsAt?: TimeRange | null | undefined;
  /** Stock minus open orders. Below 0 if there are more open orders than items. Matches numbers in this range. If left out or null: no filter. */
  free?: NumberRange | null | undefined;
  /** Price in points. Matches numbers in this range. If left out or null: no filter. */
  price?: NumberRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. Matches numbers in this range. If left out or null: no filter. */
  stock?: NumberRange | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminRewardOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminRewardOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminRewardOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminRewardOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Time until which the reward can be ordered. Null if there is no end. */
  | 'endsAt'
  /** Stock minus open orders. Below 0 if there are more open orders than items. */
  | 'free'
  /** Name. */
  | 'name'
  /** Price in points. */
  | 'price'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Number of items in stock, including those of orders that have not been shipped. */
  | 'stock'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminRewardWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminRewardWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminRewardWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminRewardWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Number of working days until the reward is shipped. Null if unknown. If left out or null: no condition. */
  deliveryDays?: NullableNumberOperators | null | undefined;
  /** Time until which the reward can be ordered. Null if there is no end. If left out or null: no condition. */
  endsAt?: NullableDateTimeOperators | null | undefined;
  /** Stock minus open orders. Below 0 if there are more open orders than items. If left out or null: no condition. */
  free?: NumberOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Name. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Image of the reward. If left out or null: no condition. */
  pictureId?: IdOperators | null | undefined;
  /** Price in points. If left out or null: no condition. */
  price?: NumberOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. If left out or null: no condition. */
  stock?: NumberOperators | null | undefined;
  /** Description, rich text. If left out or null: no condition. */
  text?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminSurveyFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time when the survey closes. Null if it stays open. Matches times in this range. If left out or null: no filter. */
  closesAt?: TimeRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminSurveyOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminSurveyOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminSurveyOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminSurveyOrderField =
  /** Time when the survey closes. Null if it stays open. */
  | 'closesAt'
  /** Time of creation. */
  | 'createdAt'
  /** Points that each person gets once for answering. Null if there are none. */
  | 'points'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Section whose page lists the survey. */
  | 'section'
  /** Title. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminSurveyWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminSurveyWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminSurveyWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminSurveyWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time when the survey closes. Null if it stays open. If left out or null: no condition. */
  closesAt?: NullableDateTimeOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Summary in one or two sentences. If left out or null: no condition. */
  lead?: TextOperators | null | undefined;
  /** Points that each person gets once for answering. Null if there are none. If left out or null: no condition. */
  points?: NullableNumberOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Section whose page lists the survey. If left out or null: no condition. */
  section?: ContentSectionKeyOperators | null | undefined;
  /** Title. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Filter of a list. A field that is left out or null doesn't filter. */
export type AdminToolFilter = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** Roles that can see it. Empty for every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. Matches records that have any of these values. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type AdminToolOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AdminToolOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AdminToolOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AdminToolOrderField =
  /** Time of creation. */
  | 'createdAt'
  /** Link: a path of the portal, or the address of another site. */
  | 'href'
  /** Position in the list, from 0. A number that is too high means the last position. */
  | 'position'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** Title. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AdminToolWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AdminToolWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AdminToolWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AdminToolWhere> | null | undefined;
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: no condition. */
  accountKinds?: AccountKindListOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Link: a path of the portal, or the address of another site. If left out or null: no condition. */
  href?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Whether the link opens in a new tab. If left out or null: no condition. */
  newTab?: BooleanOperators | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: no condition. */
  publishAt?: NullableDateTimeOperators | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: no condition. */
  roles?: RoleListOperators | null | undefined;
  /** Text about the tool, rich text. If left out or null: no condition. */
  text?: TextOperators | null | undefined;
  /** Title. If left out or null: no condition. */
  title?: TextOperators | null | undefined;
  /** Time of the last change. If left out or null: no condition. */
  updatedAt?: DateTimeOperators | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: no condition. */
  userTypes?: UserTypeListOperators | null | undefined;
};

/** Orders to move to the next step. */
export type AdvanceOrdersInput = {
  /** IDs of 1 to 100 orders. */
  orderIds: Array<string>;
  /** Next step: packed, sent or received. Only orders at the step before are moved. */
  to: OrderState;
  /** Tracking number of the parcel with all these orders, at most 100 characters. Only with `sent`. If left out or null, there is none. */
  trackingNumber?: string | null | undefined;
};

/** Filter of a list of albums. */
export type AlbumFilter = {
  /** Albums of this section. If left out or null: the section pro_training. */
  section?: ContentSectionKey | null | undefined;
};

/** An image to add to an album. */
export type AlbumPictureInput = {
  /** Alternative text of the image, at most 300 characters in each language. If left out or null, there is none. */
  alt?: LocalizedTextInput | null | undefined;
  /** Caption below the image, at most 300 characters in each language. If left out or null, there is none. */
  caption?: LocalizedTextInput | null | undefined;
  /** ID of an image uploaded for content. An album can show it only once. */
  pictureId: string;
};

/** A permission of an API client. Operations that name no scope are for people only. */
export type ApiScope =
  /** Read people with their e-mail addresses and points, accounts, and orders with their shipping addresses. */
  | 'read_people'
  /** Read results without correct answers, and modules, tests and what learners read, drafts included. */
  | 'read_results'
  /** Import questions, and read the rows and files of all imports. Other imports also need `write_people`, `write_points` or `write_results`, by what they write. */
  | 'run_imports'
  /** Write modules, tests and questions, publish tests, and read correct answers. */
  | 'write_modules'
  /** Create, invite and change people other than administrators. This can make people PRO. */
  | 'write_people'
  /** Add, remove and set points. */
  | 'write_points'
  /** Import past results, together with `run_imports`. This can make people PRO. */
  | 'write_results';

/** Import whose questions to add. */
export type ApplyQuestionImportInput = {
  /** ID of the import. */
  id: string;
};

/** Order and visibility of the blocks of the home page. */
export type ArrangeHomeInput = {
  /** IDs of the blocks to hide. */
  hiddenIds: Array<string>;
  /** IDs of all blocks, from top to bottom. */
  ids: Array<string>;
  /** Latest `updatedAt` of all blocks as you read them. If a block has been changed, added or deleted since, the answer is CONFLICT with the current blocks. */
  updatedAt: string;
};

/** Filter of a list of articles. */
export type ArticleFilter = {
  /** Articles of this section. If left out or null: the section whats_new. */
  section?: ContentSectionKey | null | undefined;
  /** Articles on this topic. If left out or null: no filter. */
  topic?: ArticleTopic | null | undefined;
  /** Articles published in this year, in the time zone of the site. If left out or null: no filter. */
  year?: number | null | undefined;
};

/** Topic of an article. */
export type ArticleTopic =
  /** Materials for the counter. */
  | 'material'
  /** People who work with tires. */
  | 'people'
  /** Tires and their properties. */
  | 'products'
  /** Promotions and programs. */
  | 'programs'
  /** Modules and tests. */
  | 'training';

/** Comparison of a field. All operators in it must be met. */
export type ArticleTopicOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ArticleTopic> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ArticleTopic> | null | undefined;
};

/** Visibility of an article for a reader: visible, or the first reason why it isn't. */
export type ArticleVisibility =
  /** Program access is missing. */
  | 'before_entry'
  /** The article is a draft. */
  | 'draft'
  /** The article is for other people. */
  | 'for_others'
  /** The article is scheduled. */
  | 'later'
  /** The section doesn't show articles, or its program is closed. */
  | 'page_hidden'
  /** The section is for other people. */
  | 'section_for_others'
  /** The article is visible. */
  | 'seen';

/** An audience. Each list narrows it, and an empty list doesn't. */
export type AudienceInput = {
  /** Kinds of account. */
  accountKinds: Array<AccountKind>;
  /** Roles. */
  roles: Array<Role>;
  /** User types. Standard includes PRO people. */
  userTypes: Array<UserType>;
};

/** Kind of action in the audit log. */
export type AuditAction =
  /** A record was added. */
  | 'add'
  /** A session ended because of inactivity. */
  | 'auto_logout'
  /** A record was deleted. */
  | 'delete'
  /** A record was changed. */
  | 'edit'
  /** A sign-in was linked to the profile with its e-mail address, or two people were merged. */
  | 'merged_email'
  /** Someone got a new password. */
  | 'reset_password'
  /** A PRO person was reset to standard. */
  | 'reset_pro'
  /** An e-mail was sent. Its template is the outcome. */
  | 'sent_email'
  /** Someone signed in for the first time. */
  | 'signed_up'
  /** Someone signed in with a company's single sign-on. */
  | 'sso_login'
  /** A test was failed. */
  | 'test_failed'
  /** A test was passed. */
  | 'test_passed'
  /** Someone signed in with a password. */
  | 'user_login'
  /** A session was ended by its person or an administrator. */
  | 'user_logout'
  /** A profile was changed. */
  | 'user_update';

/** Kind of actor in the audit log. */
export type AuditActorKind =
  /** An API client. */
  | 'client'
  /** A person who was signed in. */
  | 'person'
  /** The portal itself, or someone who wasn't signed in. */
  | 'system';

/** Sort order of a list. */
export type AuditEntryOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: AuditEntryOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: AuditEntryOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type AuditEntryOrderField =
  /** Time of the action. */
  | 'at';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type AuditEntryWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<AuditEntryWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: AuditEntryWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<AuditEntryWhere> | null | undefined;
  /** Kind of action. If left out or null: no condition. */
  action?: ValueOperators | null | undefined;
  /** ID of the person or API client who acted. If left out or null: no condition. */
  actorId?: NullableValueOperators | null | undefined;
  /** Kind of actor. If left out or null: no condition. */
  actorKind?: ValueOperators | null | undefined;
  /** Name of the person or API client who acted. If left out or null: no condition. */
  actorName?: TextOperators | null | undefined;
  /** Time of the action. If left out or null: no condition. */
  at?: DateTimeOperators | null | undefined;
  /** Result of the change. If left out or null: no condition. */
  outcome?: ValueOperators | null | undefined;
  /** Person name. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** True if the entry is sealed. If left out or null: no condition. */
  sealed?: BooleanOperators | null | undefined;
  /** ID of the record that was affected. If left out or null: no condition. */
  targetId?: NullableValueOperators | null | undefined;
  /** Kind of record that was affected, such as `profile` or `order`. If left out or null: no condition. */
  targetKind?: ValueOperators | null | undefined;
};

/** Frequency of an award. */
export type AwardKind =
  /** Once a month. */
  | 'monthly'
  /** Once a quarter. */
  | 'quarterly'
  /** Once a year. */
  | 'yearly';

/** Comparison of a field. All operators in it must be met. */
export type AwardKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<AwardKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<AwardKind> | null | undefined;
};

/** Kind of failure of a background job. */
export type BackgroundJobFailure =
  /** A server that it needs couldn't be reached or didn't respond in time. */
  | 'no_answer'
  /** Another failure. */
  | 'other'
  /** A server that it needs refused a request. */
  | 'rejected';

/** Filter of a list of background jobs. */
export type BackgroundJobFilter = {
  /** Names of jobs that match the search by their translated label. If left out or null: none. */
  named?: Array<string> | null | undefined;
  /** Jobs in one of these states. If left out or null: no filter. */
  states?: Array<BackgroundJobState> | null | undefined;
};

/** Sort order of a list. */
export type BackgroundJobOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: BackgroundJobOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: BackgroundJobOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type BackgroundJobOrderField =
  /** Name of the job. */
  | 'name'
  /** Time when the job was queued. */
  | 'queuedAt'
  /** Time when the next try is or was due. */
  | 'runAt'
  /** Status of the job. */
  | 'state'
  /** Number of tries so far. */
  | 'tries';

/** Status of a background job. */
export type BackgroundJobState =
  /** The job has failed and won't be retried automatically. */
  | 'given_up'
  /** The job has failed and is retried at `runAt`. */
  | 'retrying'
  /** The job is running. */
  | 'running'
  /** The job is waiting for its first try, or for a retry that an administrator requested. */
  | 'waiting';

/** Comparison of a field. All operators in it must be met. */
export type BackgroundJobStateOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<BackgroundJobState> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<BackgroundJobState> | null | undefined;
};

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type BackgroundJobWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<BackgroundJobWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: BackgroundJobWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<BackgroundJobWhere> | null | undefined;
  /** Name of the job, such as `send-mail`. If left out or null: no condition. */
  name?: ValueOperators | null | undefined;
  /** Time when the job was queued. If left out or null: no condition. */
  queuedAt?: DateTimeOperators | null | undefined;
  /** First line of the last failure, in English. If left out or null: no condition. */
  reason?: NullableTextOperators | null | undefined;
  /** Time when the next try is or was due. If left out or null: no condition. */
  runAt?: DateTimeOperators | null | undefined;
  /** Status of the job. If left out or null: no condition. */
  state?: BackgroundJobStateOperators | null | undefined;
  /** Number of tries so far. If left out or null: no condition. */
  tries?: NumberOperators | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type BooleanOperators = {
  /** Equals the value. If left out or null: no comparison. */
  equals?: boolean | null | undefined;
};

/** Brand of a module. */
export type Brand =
  /** Continental Tire. */
  | 'conti'
  /** General Tire. */
  | 'gt';

/** Comparison of a field. All operators in it must be met. */
export type BrandOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<Brand> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<Brand> | null | undefined;
};

/** A gold program. */
export type Bucket =
  /** The gold distributor program. */
  | 'distributor'
  /** The gold retailer program. */
  | 'retailer';

/** Name of a bulk action. Each list has some of them. */
export type BulkActionName =
  /** Move to another account. */
  | 'account'
  /** Change the brand. */
  | 'brand'
  /** Cancel and refund the points. */
  | 'cancel'
  /** Delete. */
  | 'delete'
  /** Disable. */
  | 'disable'
  /** Enable. */
  | 'enable'
  /** Sign out everywhere. */
  | 'endSessions'
  /** Change the group, or remove it. */
  | 'group'
  /** Send an invitation. */
  | 'invite'
  /** Change the kind. */
  | 'kind'
  /** Mark as done. */
  | 'markDone'
  /** Mark as open. */
  | 'markOpen'
  /** Mark as packed. */
  | 'pack'
  /** Publish now. */
  | 'publish'
  /** Mark as received. */
  | 'receive'
  /** Send a reminder of open tests. */
  | 'remind'
  /** Reset the PRO status. */
  | 'resetPro'
  /** Change the role. */
  | 'role'
  /** Move to another section. */
  | 'section'
  /** Mark as sent. */
  | 'send'
  /** Change back to a draft. */
  | 'unpublish'
  /** Change the user type. */
  | 'userType';

/** Kind of effect of a bulk action on other records. */
export type BulkEffectKind =
  /** Files that are deleted with the items. */
  | 'deleted_files'
  /** Images that are deleted with the items. */
  | 'deleted_images'
  /** Questions that are deleted with the items. */
  | 'deleted_questions'
  /** PRO tests that must be passed again, named by their modules. */
  | 'reopened_tests'
  /** Valid certificates that the people keep. */
  | 'retained_certificates'
  /** Results that the people keep. */
  | 'retained_results'
  /** Points that are refunded. */
  | 'returned_points';

/** An action on selected items of a list. */
export type BulkInput = {
  /** Name of the action. If the list doesn't have it, the error names those that it has. */
  action: BulkActionName;
  /** Name of the list in the API, such as people. */
  list: string;
  /** Items to change. */
  selection: BulkSelection;
  /** Up to 5 values of the action. If left out or null: none. */
  values?: Array<BulkValueInput> | null | undefined;
};

/** Reason why an item stays unchanged, or why a bulk action stopped. */
export type BulkReason =
  /** The item already has the new value. */
  | 'already'
  /** The item has changed since and stays unchanged. */
  | 'changed_since'
  /** The person is disabled. */
  | 'disabled'
  /** The person has no password in the portal. */
  | 'elsewhere'
  /** The change failed several times. */
  | 'failed'
  /** The item has been deleted. */
  | 'gone'
  /** The new or former account has been deleted or is disabled. */
  | 'no_account'
  /** The person who started it is no longer allowed to do this. */
  | 'not_allowed'
  /** The person is not PRO. */
  | 'not_pro'
  /** The person has no open test. */
  | 'nothing_open'
  /** Another record refers to the item. */
  | 'referred'
  /** A rule refuses the change. The detail explains which. */
  | 'rejected'
  /** The person was reminded today. */
  | 'reminded_today'
  /** The item is the administrator who started it. Administrators can't remove their own rights or disable themselves. */
  | 'self'
  /** The item has been used, so it can't be deleted. */
  | 'used'
  /** The order is not at the step before. */
  | 'wrong_step';

/** Selection of items in a list: some by their IDs, or all that the list finds. */
export type BulkSelection = {
  /** Whether all items are selected that the list finds for search, filter and where. If left out or null: false. */
  all?: boolean | null | undefined;
  /** IDs of up to 1000 items that are excluded from all. If left out or null: none. */
  except?: Array<string> | null | undefined;
  /** `filter` of the query of the list, as JSON. If left out or null: none. */
  filter?: string | null | undefined;
  /** IDs of up to 1000 items. Left out or null if `all` is true. */
  ids?: Array<string> | null | undefined;
  /** `search` of the query of the list. If left out or null: none. */
  search?: string | null | undefined;
  /** `where` of the query of the list, as JSON. If left out or null: none. */
  where?: string | null | undefined;
};

/** Status of a bulk action. */
export type BulkState =
  /** Someone cancelled it. Items that were not reached stay unchanged. */
  | 'cancelled'
  /** All items are processed. */
  | 'done'
  /** Items are being processed. */
  | 'running'
  /** It could not continue. Items that were not reached stay unchanged. */
  | 'stopped'
  /** Its changes are being undone. */
  | 'undoing'
  /** Its changes are undone, except for items that have changed since. */
  | 'undone';

/** A value of a bulk action. */
export type BulkValueInput = {
  /** Name of the value, such as `role`. */
  name: string;
  /** The value. Left out or null for no value. */
  value?: string | null | undefined;
};

/** Bulk action to cancel. */
export type CancelBulkActionInput = {
  /** ID of the bulk action. */
  id: string;
};

/** Order to cancel. */
export type CancelOrderInput = {
  /** ID of the order. */
  orderId: string;
  /** Reason for the person, at most 300 characters. If left out or null, there is none. */
  reason?: string | null | undefined;
};

/** A requested deletion to carry out before its day. */
export type CarryOutDeletionInput = {
  /** The request. */
  requestId: string;
};

/** A change of the caller's own password. */
export type ChangeOwnPasswordInput = {
  /** Current password. */
  current: string;
  /** New password: 8 to 64 characters with a letter, a number and a special character. */
  next: string;
};

/** A new password for another person. */
export type ChangePasswordInput = {
  /** New password, 8 to 64 characters. It can't be read later. */
  password: string;
  /** ID of the person. */
  profileId: string;
};

/** Account number to get program access with. */
export type CheckAccountNumberInput = {
  /** Program to get access to. */
  bucket: Bucket;
  /** Account number. Spaces, dashes and case don't matter. */
  number: string;
};

/** An upload to create images from. */
export type ClaimAssemblyInput = {
  /** ID of the upload at the service, 32 hexadecimal digits. */
  assemblyId: string;
};

/** A link that confirms an address. */
export type ConfirmNewsletterInput = {
  /** Token of the link. */
  token: string;
};

/** Topic of a message to support. */
export type ContactTopic =
  /** The writer's profile, or signing in. */
  | 'account'
  /** Another topic. */
  | 'other'
  /** Points or rewards. */
  | 'points'
  /** A gold program or an account number. */
  | 'program'
  /** A test or a result. */
  | 'test';

/** Comparison of a field. All operators in it must be met. */
export type ContactTopicOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ContactTopic> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ContactTopic> | null | undefined;
};

/** A page of a section. Its address has hyphens instead of underscores. */
export type ContentPage =
  /** Articles, newest first. */
  | 'articles'
  /** Awards by year. */
  | 'awards'
  /** Albums of images. */
  | 'gallery'
  /** Issues of the newsletter, and the subscription. */
  | 'newsletter'
  /** Winners of monthly prizes, by year. */
  | 'prize_winners'
  /** The PRO people. */
  | 'pros'
  /** Surveys, open ones first. */
  | 'survey';

/** Comparison of a field. All operators in it must be met. */
export type ContentPageListOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ContentPage> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ContentPage> | null | undefined;
};

/** Key of a section of content. Its address has hyphens instead of underscores. */
export type ContentSectionKey =
  /** Content for gold retailers, at `/gold-retailer-program`. It needs access to their program. */
  | 'gold_retailer_program'
  /** Content about PRO training, at `/pro-training`. */
  | 'pro_training'
  /** News, at `/whats-new`. */
  | 'whats_new';

/** Comparison of a field. All operators in it must be met. */
export type ContentSectionKeyOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ContentSectionKey> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ContentSectionKey> | null | undefined;
};

/** Corrections of a rejected row of an import. */
export type CorrectImportRowInput = {
  /** ID of the import. */
  id: string;
  /** Line of the row. */
  line: number;
  /** Cells to change. All other cells stay unchanged. */
  values: Array<ImportValueInput>;
};

/** Outcome of a scored attempt. */
export type CountedStatus =
  /** Scored below the pass mark. */
  | 'failed'
  /** Scored at the pass mark or above. */
  | 'passed';

/** Fields of a new account. */
export type CreateAccountInput = {
  /** Street, city and postal code. If left out or null: none. */
  address?: string | null | undefined;
  /** ISO 3166 code of the country. Null if unknown. If left out or null: none. */
  country?: string | null | undefined;
  /** Any time disables the account as of now. Null enables it. If left out or null: none. */
  disabledAt?: string | null | undefined;
  /** ID of the distributor that a retailer belongs to. Null if there is none. If left out or null: none. */
  distributorId?: string | null | undefined;
  /** Kind of account. */
  kind: AccountKind;
  /** Name of the account. */
  name: string;
  /** Account number, unique among accounts of the kind. Case, spaces and dashes don't matter. */
  number: string;
  /** ISO 3166-2 code of the state or province. Null if unknown. If left out or null: none. */
  region?: string | null | undefined;
};

/** Fields of a new album. */
export type CreateAlbumInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Introduction in one or two sentences. Null if there is none. If left out or null: none. */
  lead?: LocalizedTextInput | null | undefined;
  /** Images in their order. A published album has at least one. At most 100. If left out or null: an empty list. */
  pictures?: Array<AlbumPictureInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Section of the album. */
  section: ContentSectionKey;
  /** Slug: the end of the album's address. It must be unique in the section. */
  slug: string;
  /** Title of the album. */
  title: LocalizedTextInput;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new API client. */
export type CreateApiClientInput = {
  /** Client ID, if it is created at the identity provider. Left out or null if it is created here. */
  clientId?: string | null | undefined;
  /** Name for administrators, 1 to 100 characters. */
  name: string;
  /** Scopes, at least one. */
  scopes: Array<ApiScope>;
  /** Time when its secret expires, within two years. Left out or null if it is created at the identity provider. */
  secretEndsAt?: string | null | undefined;
};

/** Files and images of a module to download as one ZIP file. */
export type CreateArchiveLinkInput = {
  /** IDs of files of the module. */
  downloadIds: Array<string>;
  /** IDs of images of the module. */
  imageIds: Array<string>;
  /** ID of the module. */
  moduleId: string;
};

/** A file to link to. */
export type CreateArticleFileLinkInput = {
  /** ID of the article. */
  articleId: string;
  /** ID of the file of one of the article's content blocks. */
  fileId: string;
};

/** Fields of a new article. */
export type CreateArticleInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the module whose test the article prepares for. Null if there is none. If left out or null: none. */
  moduleId?: string | null | undefined;
  /** Content blocks in their order. At most 100. If left out or null: an empty list. */
  parts?: Array<PartInput> | null | undefined;
  /** Image above the article. Null if there is none. ID of an image that was uploaded as content. If left out or null: none. */
  pictureId?: string | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Section of the article. */
  section: ContentSectionKey;
  /** Slug: the end of the article's address. It must be unique in the section. */
  slug: string;
  /** Summary in one or two sentences. */
  summary: LocalizedTextInput;
  /** Title. */
  title: LocalizedTextInput;
  /** Topic. */
  topic: ArticleTopic;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new award. */
export type CreateAwardInput = {
  /** Dealer of the winner. Null if unknown. If left out or null: none. */
  dealer?: string | null | undefined;
  /** Frequency of the award. */
  kind: AwardKind;
  /** Name of the award. */
  name: LocalizedTextInput;
  /** Image of the winner or the prize. Null if there is none. ID of an image that was uploaded as content. */
  pictureId: string;
  /** Points to show with the award. No balance changes. Null if there are none. If left out or null: none. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Section that shows the award. */
  section: ContentSectionKey;
  /** Reason for the award, rich text. */
  text: LocalizedTextInput;
  /** Name of the winner at the time. */
  winner: string;
  /** Year of the award. A section has at most 30 awards a year. */
  year: number;
};

/** Fields of a new download. */
export type CreateDownloadInput = {
  /** ID of the stored file, which the upload returned. */
  fileId: string;
  /** Kind of file. A video is MP4 or WebM. */
  kind: DownloadKind;
  /** Name in the language of the file, 1 to 200 characters. */
  label: string;
  /** Language of the file. */
  lang: Language;
  /** ID of the module. */
  moduleId: string;
};

/** File to download. */
export type CreateDownloadLinkInput = {
  /** ID of the download. */
  downloadId: string;
};

/** Fields of a new home block. */
export type CreateHomeBlockInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Maximum number of items in the block, from 1 to 8. Null for the default of its kind. If left out or null: none. */
  amount?: number | null | undefined;
  /** Whether the block is hidden from everyone. If left out or null: false. */
  hidden?: boolean | null | undefined;
  /** Target of the link: a path of the portal or an external URL. Null if there is no link. If left out or null: none. */
  href?: string | null | undefined;
  /** Large numbers: 1 to 3 in a block of kind DashboardCTAs, none in others. If left out or null: an empty list. */
  items?: Array<HomeBlockItemInput> | null | undefined;
  /** Kind of block. */
  kind: HomeBlockKind;
  /** Label of the link. Null if there is no link. If left out or null: none. */
  linkLabel?: LocalizedTextInput | null | undefined;
  /** Alternative text of the image. Null if there is none. It is removed with the image. If left out or null: none. */
  pictureAlt?: LocalizedTextInput | null | undefined;
  /** Image of the block. Null if there is none. ID of an image that was uploaded as content. If left out or null: none. */
  pictureId?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Section whose content the block shows. Null for the default section of its kind. If left out or null: none. */
  section?: ContentSectionKey | null | undefined;
  /** Text under the heading: rich text of at most 2,000 characters in each language. Null if there is none. If left out or null: none. */
  text?: LocalizedTextInput | null | undefined;
  /** Heading of the block. Null for the default heading of its kind. If left out or null: none. */
  title?: LocalizedTextInput | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** A file to import. */
export type CreateImportInput = {
  /** ID of the stored file, a .csv or .xlsx that the caller has uploaded as `file`. */
  fileId: string;
  /** Kind of records in the file. */
  kind: ImportKind;
};

/** Fields of a new menu link. */
export type CreateMenuLinkInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Target of the link: a path of the portal or an external URL. */
  href: string;
  /** Label of the link. */
  label: LocalizedTextInput;
  /** Menu of the link, with at most 20 links. */
  location: MenuLocation;
  /** Whether the link opens in a new tab. If left out or null: false. */
  newTab?: boolean | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new module. */
export type CreateModuleInput = {
  /** Tread pattern that is drawn for the module. */
  art: TreadPattern;
  /** Brand of the module. */
  brand: Brand;
  /** Description, rich text of at most 20,000 characters in each language. */
  description: LocalizedTextInput;
  /** Whether the module is available now. Disabling it voids attempts in progress at its test. */
  enabled: boolean;
  /** Content area. Null for product modules. If left out or null: none. */
  group?: ModuleGroup | null | undefined;
  /** Kind of module. */
  kind: ModuleKind;
  /** Name, plain text of at most 200 characters. */
  name: LocalizedTextInput;
  /** Expected time in minutes for reading and watching the module. Null if unknown. If left out or null: none. */
  readingMinutes?: number | null | undefined;
  /** Search terms, such as sizes and codes, at most 100, of at most 40 characters each. A term that a search can't tell from another is left out. If left out or null: an empty list. */
  tags?: Array<string> | null | undefined;
  /** User types that can open the module. Empty for everyone. */
  userTypes: Array<UserType>;
};

/** Fields of a new newsletter issue. */
export type CreateNewsletterIssueInput = {
  /** Number of the issue, unique in the section. The address of the issue ends with it. */
  number: number;
  /** Content blocks in their order. At most 100. If left out or null: an empty list. */
  parts?: Array<PartInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Section of the newsletter. */
  section: ContentSectionKey;
  /** Summary in one or two sentences. */
  summary: LocalizedTextInput;
  /** Headline of the issue. */
  title: LocalizedTextInput;
};

/** Fields of a new person. */
export type CreatePersonInput = {
  /** ID of the account, which must not be disabled. If left out or null, the person has no account. */
  accountId?: string | null | undefined;
  /** E-mail address, at most 300 characters. No other person can have it; case doesn't matter. */
  email: string;
  /** Whether to send an invitation with a link to choose a password. */
  invite: boolean;
  /** Language of the portal and of its messages. */
  lang: Language;
  /** Full name, 1 to 100 characters. */
  name: string;
  /** Role. */
  role: Role;
  /** User type, which decides the modules that the person can open. */
  userType: UserType;
};

/** Fields of a new question. */
export type CreateQuestionInput = {
  /** Accepted answers of a short answer, at least one. Empty for other kinds. If left out or null: {"en":[]}. */
  accepted?: AcceptedAnswersInput | null | undefined;
  /** Whether the accepted answers of a short answer are codes such as 205/55R16. For codes, only case is ignored. */
  code: boolean;
  /** Credit for an answer that is not fully correct. */
  credit: QuestionCredit;
  /** Whether the test asks the question once it is published. */
  enabled: boolean;
  /** Feedback on the question as a whole, rich text of at most 20,000 characters in each language. Null if there is none. If left out or null: none. */
  feedback?: LocalizedTextInput | null | undefined;
  /** Alternative text of the image, a line of plain text of at most 300 characters in each language. Null if there is none. It belongs to this image and isn't kept for another one. If left out or null: none. */
  imageAlt?: LocalizedTextInput | null | undefined;
  /** ID of the image, uploaded for questions or content. Null if there is none, and for some older images. If left out or null: none. */
  imageAssetId?: string | null | undefined;
  /** Kind of question. */
  kind: QuestionKind;
  /** From 2 to 20 answer options, at least one of them correct. Multiple choice accepts any one correct option, multiple select needs all of them. Empty for a short answer. Empty new options at the end are ignored. If left out or null: an empty list. */
  options?: Array<OptionInput> | null | undefined;
  /** Tags for administrators, at most 20, of at most 50 characters each. */
  tags: Array<string>;
  /** ID of the test. */
  testId: string;
  /** Text of the question, rich text of at most 20,000 characters in each language. */
  text: LocalizedTextInput;
  /** Weight of the question compared with the others of an attempt, 1 to 100. */
  weight: number;
};

/** Fields of a new reward. */
export type CreateRewardInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Number of working days until the reward is shipped. Null if unknown. If left out or null: none. */
  deliveryDays?: number | null | undefined;
  /** Time until which the reward can be ordered. Null if there is no end. If left out or null: none. */
  endsAt?: string | null | undefined;
  /** Name. */
  name: LocalizedTextInput;
  /** Image of the reward. ID of an image that was uploaded as content. */
  pictureId: string;
  /** Price in points for new orders. */
  price: number;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. */
  stock: number;
  /** Description, rich text. */
  text: LocalizedTextInput;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new survey. */
export type CreateSurveyInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time when the survey closes. Null if it stays open. If left out or null: none. */
  closesAt?: string | null | undefined;
  /** Summary in one or two sentences. */
  lead: LocalizedTextInput;
  /** Points that each person gets once for answering. Null if there are none. If left out or null: none. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Questions in their order, 1 to 20. After the first answer, only texts, order and required questions can change. */
  questions: Array<SurveyQuestionInput>;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. */
  section: ContentSectionKey;
  /** Title. */
  title: LocalizedTextInput;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new test. */
export type CreateTestInput = {
  /** Category of the test. */
  category: TestCategory;
  /** Number of failed tries allowed in a reset period, 1 to 100. Null if there is no limit. If left out or null: none. */
  maxFails?: number | null | undefined;
  /** ID of the module. */
  moduleId: string;
  /** Score in percent that is needed to pass, 1 to 100. */
  passMark: number;
  /** Points for passing, 0 to 100000. */
  points: number;
  /** Number of questions drawn for an attempt, 1 to 1000. Null if all are asked. If left out or null: none. */
  questionsPerAttempt?: number | null | undefined;
  /** Period after which the test opens again. Null if it doesn't. If left out or null: none. */
  resetPeriod?: ResetPeriod | null | undefined;
  /** Whether answer options are shuffled. */
  shuffle: boolean;
  /** Time limit in seconds, 30 to 86400. Null if there is no limit. If left out or null: none. */
  timeLimitSeconds?: number | null | undefined;
};

/** Fields of a new tool. */
export type CreateToolInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out or null: an empty list. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Link: a path of the portal, or the address of another site. */
  href: string;
  /** Whether the link opens in a new tab. */
  newTab: boolean;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out or null: an empty list. */
  roles?: Array<Role> | null | undefined;
  /** Text about the tool, rich text. */
  text: LocalizedTextInput;
  /** Title. */
  title: LocalizedTextInput;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out or null: an empty list. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Kind of request of a person about their own data. */
export type DataRequestKind =
  /** Export of all data about the person. */
  | 'copy'
  /** Deletion of the person. Data that must be kept no longer names anyone. */
  | 'deletion';

/** Comparison of a field. All operators in it must be met. */
export type DataRequestKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<DataRequestKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<DataRequestKind> | null | undefined;
};

/** Sort order of a list. */
export type DataRequestOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: DataRequestOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: DataRequestOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type DataRequestOrderField =
  /** Time of a deletion. Requests without one come first. */
  | 'dueAt'
  /** Kind of request. */
  | 'kind'
  /** Name of the person; case and accents don't matter. */
  | 'personName'
  /** Time of the request. */
  | 'requestedAt'
  /** Status of the request. */
  | 'state';

/** Status of a request. */
export type DataRequestState =
  /** The deletion has been carried out. */
  | 'done'
  /** The export has been deleted, seven days after it was created. */
  | 'expired'
  /** The export can be downloaded. */
  | 'ready'
  /** Requested: the export is being created, or the deletion hasn't been carried out yet. */
  | 'requested'
  /** An administrator rejected the deletion. */
  | 'stopped'
  /** The person withdrew the request. */
  | 'withdrawn';

/** Comparison of a field. All operators in it must be met. */
export type DataRequestStateOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<DataRequestState> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<DataRequestState> | null | undefined;
};

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type DataRequestWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<DataRequestWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: DataRequestWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<DataRequestWhere> | null | undefined;
  /** Time when the export was ready, or the deletion was withdrawn, rejected or carried out. If left out or null: no condition. */
  decidedAt?: NullableDateTimeOperators | null | undefined;
  /** Time when the deletion is carried out, unless it is withdrawn or rejected. If left out or null: no condition. */
  dueAt?: NullableDateTimeOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of request. If left out or null: no condition. */
  kind?: DataRequestKindOperators | null | undefined;
  /** Current e-mail address of the person. If left out or null: no condition. */
  personEmail?: TextOperators | null | undefined;
  /** Current name of the person. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** Time of the request. If left out or null: no condition. */
  requestedAt?: DateTimeOperators | null | undefined;
  /** Status of the request. If left out or null: no condition. */
  state?: DataRequestStateOperators | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type DateTimeOperators = {
  /** This time or a later one. If left out or null: no comparison. */
  after?: string | null | undefined;
  /** Before this time. If left out or null: no comparison. */
  before?: string | null | undefined;
};

/** Filter of a list of gold dealers. */
export type DealerFilter = {
  /** Kind of dealer. */
  kind: DealerKind;
};

/** Kind of gold dealer. */
export type DealerKind =
  /** Distributors. */
  | 'gold_distributor'
  /** Retailers. */
  | 'gold_retailer';

/** Terms to decline. */
export type DeclineTermsInput = {
  /** Version that the person read. If a newer one is valid, the answer is CONFLICT. */
  version: number;
};

/** Record to delete. */
export type DeleteAlbumInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteArticleInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteAwardInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Captions to delete. */
export type DeleteCaptionInput = {
  /** ID of the download of the video. */
  id: string;
  /** Language of the captions. */
  lang: Language;
  /** `updatedAt` of the download as you read it. If it has changed since, the answer is CONFLICT with the current download. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteContactMessageInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteDownloadInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteHomeBlockInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** View to delete. */
export type DeleteListViewInput = {
  /** ID of the view. */
  id: string;
};

/** Record to delete. */
export type DeleteMenuLinkInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteModuleImageInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteModuleInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteNewsletterIssueInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** A person to delete. */
export type DeletePersonInput = {
  /** E-mail address of the person, as a confirmation. */
  email: string;
  /** Whom. */
  profileId: string;
};

/** Record to delete. */
export type DeleteQuestionInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteRewardInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteSurveyInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Record to delete. */
export type DeleteToolInput = {
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Import to discard. */
export type DiscardImportInput = {
  /** ID of the import. */
  id: string;
};

/** Import to discard. */
export type DiscardQuestionImportInput = {
  /** ID of the import. */
  id: string;
};

/** Kind of a file of a module. */
export type DownloadKind =
  /** A datasheet. */
  | 'datasheet'
  /** Any other file. */
  | 'extra_file'
  /** A video to watch. */
  | 'video';

/** Person to stop viewing the portal as. */
export type EndImpersonationInput = {
  /** ID of the person. Nothing changes if another person is viewed. */
  profileId: string;
};

/** Person to sign out. */
export type EndSessionsInput = {
  /** ID of the person. */
  profileId: string;
};

/** Kind of file. */
export type FileKind =
  /** An audio file. */
  | 'audio'
  /** Captions of a video. */
  | 'captions'
  /** A document, such as PDF, or another file. */
  | 'document'
  /** An image. Variants of it are stored as well. */
  | 'picture'
  /** A video. */
  | 'video';

/** Comparison of a field. All operators in it must be met. */
export type FileKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<FileKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<FileKind> | null | undefined;
};

/** Kind of record that uses a file. */
export type FileUser =
  /** An album of images. */
  | 'album'
  /** An article that shows the file or offers it for download. */
  | 'article'
  /** An award. */
  | 'award'
  /** A block of the home page. */
  | 'home_block'
  /** An import of the file. */
  | 'import'
  /** A module that shows the file, offers it for download or has it as captions of a video. */
  | 'module'
  /** A newsletter issue. */
  | 'newsletter_issue'
  /** A person whose picture it is. */
  | 'profile'
  /** A question. */
  | 'question'
  /** A reward. */
  | 'reward'
  /** The settings, whose logo it is. */
  | 'settings'
  /** A published version of a test. */
  | 'test';

/** Comparison of a field. All operators in it must be met. */
export type FileUserOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<FileUser> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<FileUser> | null | undefined;
};

/** A large number of a block. */
export type HomeBlockItemInput = {
  /** Target of the link: a path of the portal or an external URL. */
  href: string;
  /** Label of the link. At most 60 characters a language. */
  linkLabel: LocalizedTextInput;
  /** The number as text, at most 12 characters. */
  number: string;
  /** Text that explains the number. At most 200 characters a language. */
  text: LocalizedTextInput;
  /** Unit after the number. At most 40 characters a language. */
  unit: LocalizedTextInput;
};

/** Kind of block on the home page. */
export type HomeBlockKind =
  /** Most recent awards of a section. */
  | 'Awards'
  /** Up to three large numbers, each with a text and a link. */
  | 'DashboardCTAs'
  /** The person's next step, with points and progress below it. */
  | 'DashboardHero'
  /** A card with an image, a text and a link. */
  | 'FeatureCard'
  /** First steps for new people, until all are completed. */
  | 'GettingStarted'
  /** The next reward to save points for. */
  | 'Merch'
  /** Groups of modules with the person's progress in each. */
  | 'ModuleGroups'
  /** Newsletter of a section, with its subscription. */
  | 'Newsletter'
  /** Progress toward the PRO tests, and modules with PRO tests. */
  | 'ProTraining'
  /** A link to support. */
  | 'Support'
  /** Newest articles of a section. */
  | 'WhatsNewSection';

/** Comparison of a field. All operators in it must be met. */
export type HomeBlockKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<HomeBlockKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<HomeBlockKind> | null | undefined;
};

/** First step of a new person. */
export type HomeStepKey =
  /** The person has opened a module. */
  | 'module'
  /** The person subscribes to a newsletter. Left out after unsubscribing, or if no newsletter with an issue is open to the person. */
  | 'newsletter'
  /** The person has a picture. */
  | 'picture'
  /** The profile has a store and a country. */
  | 'profile'
  /** The person has answered a survey. Left out if none was answered and none is open to the person. */
  | 'survey'
  /** The person has passed a test. */
  | 'test';

/** Comparison of a field. All operators in it must be met. */
export type IdOperators = {
  /** Equals and contains none of the values, or has no value. Up to 1000 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 1000 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** A column that is matched to a field. */
export type ImportColumnInput = {
  /** Name of the field. */
  field: string;
  /** Index of the column in the file, from 0. */
  index: number;
  /** Meanings of words that aren't choices of the field. If left out or null, there are none. */
  words?: Array<ImportWordInput> | null | undefined;
};

/** Order of dates such as 03/09/2025. */
export type ImportDateOrder =
  /** Day before month: September 3. */
  | 'day_month'
  /** Month before day: March 9. */
  | 'month_day';

/** Encoding of a CSV file. */
export type ImportEncoding =
  /** Mac Roman. */
  | 'macintosh'
  /** UTF-8. */
  | 'utf_8'
  /** UTF-16, big-endian. */
  | 'utf_16be'
  /** UTF-16, little-endian. */
  | 'utf_16le'
  /** Windows-1252 (Western European). */
  | 'windows_1252';

/** Kind of records in a file, one per row. API clients need the scope named in each description, and `run_imports`. */
export type ImportKind =
  /** Account numbers to add or to replace. Needs `write_people`. */
  | 'account_numbers'
  /** Accounts, found by kind and number. Needs `write_people`. */
  | 'accounts'
  /** Results of tests taken elsewhere or earlier, which can make people PRO. Needs `write_results`. */
  | 'past_results'
  /** People, found by external ID or e-mail address. Needs `write_people`. */
  | 'people'
  /** Points to add or remove, each with its own external ID. Needs `write_points`. */
  | 'points'
  /** Texts in Spanish or French, as XLIFF 1.2. For administrators only. */
  | 'translations';

/** Comparison of a field. All operators in it must be met. */
export type ImportKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ImportKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ImportKind> | null | undefined;
};

/** Sort order of a list. */
export type ImportOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: ImportOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: ImportOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type ImportOrderField =
  /** Time of the upload. */
  | 'createdAt'
  /** Name of the file; case and accents don't matter. */
  | 'fileName'
  /** Kind of records in the file. */
  | 'kind'
  /** Name of the person who uploaded the file; case and accents don't matter. Imports without one come first. */
  | 'madeBy'
  /** Number of rows. Files that have not been read come first. */
  | 'rowCount'
  /** Status of the import. */
  | 'status';

/** Outcome of a row: the expected one before it is imported, the actual one afterward. */
export type ImportOutcome =
  /** The row adds a record. */
  | 'add'
  /** The row changes a record. */
  | 'change'
  /** The row is rejected. Its reasons explain why. */
  | 'reject'
  /** The row matches what is stored, so nothing changes. */
  | 'unchanged';

/** Filter of the rows of an import. */
export type ImportRowFilter = {
  /** Rows with this outcome. If left out or null: no filter. */
  outcome?: ImportOutcome | null | undefined;
  /** True for rows that remove PRO from a person. If left out, null or false: no filter. */
  revokesPro?: boolean | null | undefined;
};

/** Status of an import. Nothing else changes before it runs. */
export type ImportStatus =
  /** Every row has an outcome, and the import can be started. */
  | 'checked'
  /** The rows are being checked. */
  | 'checking'
  /** It was discarded before it ran. */
  | 'discarded'
  /** All rows are processed. */
  | 'done'
  /** The file could not be read or checked; `failure` gives the reason. */
  | 'failed'
  /** The file has been read, and its columns must be matched. */
  | 'read'
  /** Its file is being read. */
  | 'reading'
  /** The rows are being imported in batches. */
  | 'running'
  /** Someone stopped it, or the import or its undo failed several times; `failure` gives the reason. Rows processed by then stay. */
  | 'stopped'
  /** It is being undone. */
  | 'undoing'
  /** It was undone. Values that had changed since stayed. */
  | 'undone';

/** Comparison of a field. All operators in it must be met. */
export type ImportStatusOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ImportStatus> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ImportStatus> | null | undefined;
};

/** A correction of a cell. */
export type ImportValueInput = {
  /** Name of the field that the column is matched to. */
  field: string;
  /** New value of the cell, as in a file, at most 2000 characters. Empty for no value. */
  value: string;
};

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type ImportWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<ImportWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: ImportWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<ImportWhere> | null | undefined;
  /** Number of rows that add a record. If left out or null: no condition. */
  added?: NumberOperators | null | undefined;
  /** Number of rows that change a record. If left out or null: no condition. */
  changed?: NumberOperators | null | undefined;
  /** Time of the upload. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Time when the last row was processed or the import was stopped. If left out or null: no condition. */
  endedAt?: NullableDateTimeOperators | null | undefined;
  /** Name of the file. If left out or null: no condition. */
  fileName?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Kind of records in the file. If left out or null: no condition. */
  kind?: ImportKindOperators | null | undefined;
  /** Name of the person or ID of the API client who created the import. If left out or null: no condition. */
  madeBy?: NullableTextOperators | null | undefined;
  /** Number of rejected rows. If left out or null: no condition. */
  rejected?: NumberOperators | null | undefined;
  /** Number of rows of the file. If left out or null: no condition. */
  rowCount?: NullableNumberOperators | null | undefined;
  /** Time of the start. If left out or null: no condition. */
  startedAt?: NullableDateTimeOperators | null | undefined;
  /** Status of the import. If left out or null: no condition. */
  status?: ImportStatusOperators | null | undefined;
  /** Number of rows that change nothing. If left out or null: no condition. */
  unchanged?: NumberOperators | null | undefined;
  /** Time when the import was undone. If left out or null: no condition. */
  undoneAt?: NullableDateTimeOperators | null | undefined;
};

/** Meaning of a word in a file. */
export type ImportWordInput = {
  /** Choice of the field that the word means. */
  means: string;
  /** Word as in the file. */
  word: string;
};

/** Person to invite. */
export type InvitePersonInput = {
  /** ID of the person. */
  profileId: string;
};

/** Warning about a question with at least 30 scored attempts. */
export type ItemFlag =
  /** A discrimination below 0: stronger people answer it worse. */
  | 'negative'
  /** A facility above 0.95. */
  | 'too_easy'
  /** A facility below 0.30. */
  | 'too_hard'
  /** A discrimination below 0.20, including negative ones. */
  | 'weak';

/** Sort order of statistics. */
export type ItemStatisticOrderField =
  /** Most serious warning first, in the order of `ItemFlag`, then the position. */
  | 'flag'
  /** Position in the test. */
  | 'position';

/** Kind of record in the command palette. */
export type JumpKind =
  /** An account. */
  | 'account'
  /** An album of images. */
  | 'album'
  /** An article of a section. */
  | 'article'
  /** An award. */
  | 'award'
  /** A module. */
  | 'module'
  /** A newsletter issue. */
  | 'newsletter_issue'
  /** A person. */
  | 'person'
  /** A reward. */
  | 'reward'
  /** A survey. */
  | 'survey';

/** Import whose preview to keep. */
export type KeepQuestionImportInput = {
  /** ID of the import. */
  id: string;
};

/** Language of the portal. */
export type Language =
  /** English. */
  | 'en'
  /** Spanish. */
  | 'es'
  /** French. */
  | 'fr';

/** Comparison of a field. All operators in it must be met. */
export type LanguageOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<Language> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<Language> | null | undefined;
};

/** Period of the leaderboard. Periods begin at midnight in the time zone of the site. */
export type LeaderboardPeriod =
  /** This month. */
  | 'month'
  /** This quarter of the year. */
  | 'quarter'
  /** This year. */
  | 'year';

/** Filter of the leaderboard. */
export type LeaderboardPlaceFilter = {
  /** People of the account with this ID. If left out or null: everyone. */
  accountId?: string | null | undefined;
  /** Period in which the points were earned. If left out or null: this quarter. */
  period?: LeaderboardPeriod | null | undefined;
  /** People of exactly this user type. If left out or null: everyone. */
  userType?: UserType | null | undefined;
};

/** A link in an issue that ends the subscription. */
export type LeaveNewsletterByLinkInput = {
  /** Token of the link. */
  token: string;
};

/** A newsletter to unsubscribe from. */
export type LeaveNewsletterInput = {
  /** Section of the newsletter. */
  section: ContentSectionKey;
};

/** Comparison of a field. All operators in it must be met. */
export type ListOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** A text in every language. For a language that is left out or empty, English is shown. */
export type LocalizedTextInput = {
  /** English text, required. */
  en: string;
  /** Spanish text. If left out, null or empty, English is shown. */
  es?: string | null | undefined;
  /** French text. If left out, null or empty, English is shown. */
  fr?: string | null | undefined;
};

/** An article that the caller has opened. */
export type MarkArticleReadInput = {
  /** ID of the article. */
  articleId: string;
};

/** Answers of a preview. */
export type MarkTestPreviewInput = {
  /** One answer for each question of the preview, including questions without an answer. */
  answers: Array<PreviewAnswerInput>;
  /** ID of the test. */
  testId: string;
};

/** Columns of an import to match to fields. */
export type MatchImportColumnsInput = {
  /** Columns that are matched to fields. All other columns are ignored. */
  columns: Array<ImportColumnInput>;
  /** ID of the import. */
  id: string;
};

/** Position of a menu in the portal. */
export type MenuLocation =
  /** At the foot of the page. */
  | 'footerMenu'
  /** At the top of the page. */
  | 'mainMenu';

/** Comparison of a field. All operators in it must be met. */
export type MenuLocationOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<MenuLocation> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<MenuLocation> | null | undefined;
};

/** A field that the remaining person can get from the merged person. */
export type MergeField =
  /** Account, with the right to manage its retailers. */
  | 'account'
  /** E-mail address. The merged person gets the other address. */
  | 'email'
  /** Language. */
  | 'lang'
  /** Name. */
  | 'name'
  /** Phone number. */
  | 'phone'
  /** Country and state or province. */
  | 'place'
  /** Role. */
  | 'role'
  /** Store. */
  | 'store'
  /** User type, with the time when the person became PRO. */
  | 'userType';

/** Two people to merge. */
export type MergePeopleInput = {
  /** Fields that the remaining person gets from the merged person. All others stay unchanged. */
  fieldsFromMerged: Array<MergeField>;
  /** ID of the person to merge into the other. The merged person is disabled. */
  mergedId: string;
  /** `updatedAt` of the merged person as you read it. If the person has changed since, the answer is CONFLICT. */
  mergedUpdatedAt: string;
  /** ID of the person who stays. */
  survivingId: string;
  /** `updatedAt` of the remaining person as you read it. If the person has changed since, the answer is CONFLICT. */
  survivingUpdatedAt: string;
};

/** Kind of data that moves when two people are merged. */
export type MergedResource =
  /** Opened articles. */
  | 'articles'
  /** Certificates. */
  | 'certificates'
  /** Downloads of files. */
  | 'downloads'
  /** Saved views of lists. */
  | 'list_views'
  /** Messages to support. */
  | 'messages'
  /** Newsletter subscriptions. */
  | 'newsletters'
  /** Opened modules. */
  | 'opened_modules'
  /** Orders of rewards. */
  | 'orders'
  /** Points history. */
  | 'points_entries'
  /** Program access. */
  | 'program_entries'
  /** Reminders of unfinished tests. */
  | 'reminders'
  /** Attempts at tests, including those in progress. */
  | 'results'
  /** Sign-in accounts at the identity provider. */
  | 'sign_ins'
  /** Answers to surveys. */
  | 'surveys';

/** Filter of a list of modules. A field that is left out or null doesn't filter. */
export type ModuleFilter = {
  /** Modules of one of these brands. If left out or null: no filter. */
  brands?: Array<Brand> | null | undefined;
  /** Modules of this content area. If left out or null: no filter. */
  group?: ModuleGroup | null | undefined;
  /** Modules of this kind. If left out or null: no filter. */
  kind?: ModuleKind | null | undefined;
  /** Words to search for in name, tags and description, in all languages. Each word must be the beginning of a word there. Case, accents, spaces and slashes don't matter. The best matches come first. Numbers must match exactly. If nothing is found, one incorrect letter is accepted in words of at least four letters. At most 200 characters. If left out, null or without letters and digits: no search. */
  search?: string | null | undefined;
  /** Modules in which the caller has one of these statuses. If left out or null: no filter. */
  status?: Array<TestStatus> | null | undefined;
};

/** Content area of a module. Gold areas need program access, and the area of employees needs an account of that kind. */
export type ModuleGroup =
  /** Content for people of the tire maker, whose account is of kind employee or cost_center. */
  | 'employee'
  /** Content for people with access to the gold distributor program. */
  | 'gold_distributor'
  /** Content for people with access to the gold retailer program. */
  | 'gold_retailer'
  /** Topics without a product. */
  | 'non_product'
  /** Sales skills. */
  | 'sales_skills'
  /** Social media. */
  | 'social_media';

/** Subject of a module. */
export type ModuleKind =
  /** A tire. */
  | 'tire'
  /** A skill. */
  | 'training'
  /** Not assigned yet. */
  | 'unknown';

/** Comparison of a field. All operators in it must be met. */
export type ModuleKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ModuleKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ModuleKind> | null | undefined;
};

/** Question to move, and its new position. */
export type MoveQuestionInput = {
  /** ID of the question. */
  id: string;
  /** New position, from 1. A number that is too high means the last position. */
  position: number;
};

/** Filter of a list of newsletter issues. */
export type NewsletterIssueFilter = {
  /** Issues of this section. If left out or null: the section pro_training. */
  section?: ContentSectionKey | null | undefined;
  /** Issues published in this year, in the time zone of the site. If left out or null: no filter. */
  year?: number | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableAccountKindOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<AccountKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<AccountKind> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableContentSectionKeyOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ContentSectionKey> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ContentSectionKey> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableDateTimeOperators = {
  /** This time or a later one. If left out or null: no comparison. */
  after?: string | null | undefined;
  /** Before this time. If left out or null: no comparison. */
  before?: string | null | undefined;
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableIdOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 1000 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 1000 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableModuleGroupOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ModuleGroup> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ModuleGroup> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableNumberOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** This number or a lower one. If left out or null: no comparison. */
  max?: number | null | undefined;
  /** This number or a higher one. If left out or null: no comparison. */
  min?: number | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<number> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<number> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableRemovalReasonOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<RemovalReason> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<RemovalReason> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableTextOperators = {
  /** Contains every word of the text. Case and accents don't matter. If left out or null: no comparison. */
  contains?: string | null | undefined;
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NullableValueOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type NumberOperators = {
  /** This number or a lower one. If left out or null: no comparison. */
  max?: number | null | undefined;
  /** This number or a higher one. If left out or null: no comparison. */
  min?: number | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<number> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<number> | null | undefined;
};

/** Range of whole numbers. Both ends are included; an end that is left out is open. */
export type NumberRange = {
  /** Lowest number. If left out or null: no limit. */
  from?: number | null | undefined;
  /** Highest number. If left out or null: no limit. */
  to?: number | null | undefined;
};

/** An answer option of a question. */
export type OptionInput = {
  /** Whether the option is correct. */
  correct: boolean;
  /** Feedback for people who selected this incorrect option, rich text of at most 4,000 characters in each language. If left out or null, there is none. */
  feedback?: LocalizedTextInput | null | undefined;
  /** ID of an option of this question to keep. If left out or null, it is a new option. */
  id?: string | null | undefined;
  /** Text of the option, rich text of at most 4,000 characters in each language. */
  text: LocalizedTextInput;
};

/** Sort direction. */
export type OrderDirection =
  /** Ascending: first letter, lowest number or earliest time first. */
  | 'ASC'
  /** Descending: last letter, highest number or latest time first. */
  | 'DESC';

/** Sort order of a list. */
export type OrderOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: OrderOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: OrderOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type OrderOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'account'
  /** Order number. */
  | 'number'
  /** Name of the person; case and accents don't matter. */
  | 'person'
  /** Time when the order was placed. */
  | 'placedAt'
  /** Price in points. */
  | 'price'
  /** English name of the reward; case and accents don't matter. */
  | 'reward'
  /** Status, step by step. Cancelled orders come last. */
  | 'state';

/** Status of an order. */
export type OrderState =
  /** Cancelled, and its points are refunded. */
  | 'cancelled'
  /** Packed. Administrators can still cancel it. */
  | 'packed'
  /** Placed. The person who placed it can still cancel it. */
  | 'placed'
  /** Delivered. */
  | 'received'
  /** Shipped. */
  | 'sent';

/** Comparison of a field. All operators in it must be met. */
export type OrderStateOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<OrderState> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<OrderState> | null | undefined;
};

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type OrderWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<OrderWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: OrderWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<OrderWhere> | null | undefined;
  /** ID of the person's account. If left out or null: no condition. */
  accountId?: NullableIdOperators | null | undefined;
  /** Account kind. If left out or null: no condition. */
  accountKind?: NullableAccountKindOperators | null | undefined;
  /** Name of the person's account. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** Account number. If left out or null: no condition. */
  accountNumber?: NullableTextOperators | null | undefined;
  /** Reason of the cancellation. If left out or null: no condition. */
  cancelReason?: NullableTextOperators | null | undefined;
  /** Time when it was cancelled and its points were refunded. If left out or null: no condition. */
  cancelledAt?: NullableDateTimeOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Order number, such as R-20433. If left out or null: no condition. */
  number?: TextOperators | null | undefined;
  /** Time when it was packed. If left out or null: no condition. */
  packedAt?: NullableDateTimeOperators | null | undefined;
  /** ID of the person. If left out or null: no condition. */
  personId?: IdOperators | null | undefined;
  /** Name of the person who placed it. If left out or null: no condition. */
  personName?: TextOperators | null | undefined;
  /** Time when it was placed. If left out or null: no condition. */
  placedAt?: DateTimeOperators | null | undefined;
  /** Price in points. If left out or null: no condition. */
  price?: NumberOperators | null | undefined;
  /** Time when it was delivered. If left out or null: no condition. */
  receivedAt?: NullableDateTimeOperators | null | undefined;
  /** ID of the reward, which may no longer be offered. If left out or null: no condition. */
  rewardId?: IdOperators | null | undefined;
  /** Name of the reward when it was ordered. If left out or null: no condition. */
  rewardName?: TextOperators | null | undefined;
  /** Time when it was shipped. If left out or null: no condition. */
  sentAt?: NullableDateTimeOperators | null | undefined;
  /** Status of the order. If left out or null: no condition. */
  state?: OrderStateOperators | null | undefined;
  /** Tracking number of the parcel. If left out or null: no condition. */
  trackingNumber?: NullableTextOperators | null | undefined;
};

/** A content block. Fields that its kind doesn't use are ignored. */
export type PartInput = {
  /** Alternative text of the image of a figure, at most 300 characters. Other kinds ignore it, and it can be left out or null. */
  alt?: LocalizedTextInput | null | undefined;
  /** Caption of a figure or table, at most 300 characters. If left out or null, there is none. */
  caption?: LocalizedTextInput | null | undefined;
  /** ID of the stored file of a file block. It must be an uploaded document, not a video. Other kinds ignore it, and it can be left out or null. */
  fileId?: string | null | undefined;
  /** Column headings of a table, 1 to 12, each of at most 200 characters. Other kinds ignore it, and it can be left out or null. */
  head?: Array<LocalizedTextInput> | null | undefined;
  /** Kind of content block. */
  kind: PartKind;
  /** Legend of a figure: up to 9 texts for the numbers from 1, each of at most 200 characters. If left out or null, there is none. */
  legend?: Array<LocalizedTextInput> | null | undefined;
  /** Level of a heading, 2 or 3. Other kinds ignore it, and it can be left out or null. */
  level?: number | null | undefined;
  /** ID of the module that a module block links to. Other kinds ignore it, and it can be left out or null. */
  moduleId?: string | null | undefined;
  /** ID of the image of a figure, uploaded for content. Other kinds ignore it, and it can be left out or null. */
  pictureId?: string | null | undefined;
  /** Rows of a table, 1 to 100. Other kinds ignore it, and it can be left out or null. */
  rows?: Array<PartRowInput> | null | undefined;
  /** Source of a quotation, at most 200 characters. If left out or null, there is none. */
  source?: LocalizedTextInput | null | undefined;
  /** Text of the block: rich text in a text block, a single line in a heading, file or quote block. At most 200 characters in a heading or file block, 1,000 in a quote. Other kinds ignore it, and it can be left out or null. */
  text?: LocalizedTextInput | null | undefined;
};

/** Kind of content block. */
export type PartKind =
  /** An image with a caption and a legend for its numbered details. */
  | 'figure'
  /** A document to download. */
  | 'file'
  /** A heading. */
  | 'heading'
  /** A link to a module. */
  | 'module'
  /** A quotation with its source. */
  | 'quote'
  /** A table with a heading for each column. */
  | 'table'
  /** Rich text: paragraphs and lists. */
  | 'text';

/** A row of a table. */
export type PartRowInput = {
  /** Texts of the cells, one for each column. Each has at most 200 characters and may be empty. */
  cells: Array<LocalizedTextInput>;
};

/** Grouping and range of time of passed and failed attempts. */
export type PassFigureFilter = {
  /** Grouping of the attempts. */
  by: PassedBy;
  /** Number of weeks up to and including this one, 1 to 52. */
  weeks: number;
};

/** Grouping of passed and failed attempts. */
export type PassedBy =
  /** Account of the person when the day was summarized. */
  | 'account'
  /** Brand of the module. */
  | 'brand'
  /** Content area of the module. Product modules are a group of their own. */
  | 'group'
  /** Store of the person when the day was summarized. */
  | 'store';

/** Purpose of a link that sets a password. */
export type PasswordLinkPurpose =
  /** Replacement of a forgotten password. The link works for 30 minutes. */
  | 'forgotten'
  /** First password of a new person. The link works for 7 days. */
  | 'invited';

/** Filter of a person's history. */
export type PersonEventFilter = {
  /** Events before this time. If left out or null: no filter. */
  before?: string | null | undefined;
  /** Events of one of these kinds. If left out or null: no filter. */
  kinds?: Array<PersonEventKind> | null | undefined;
  /** Events at this time or later. If left out or null: no filter. */
  since?: string | null | undefined;
};

/** Kind of event in a person's history. */
export type PersonEventKind =
  /** Any other change to the person or by the person. */
  | 'change'
  /** An e-mail. */
  | 'mail'
  /** A points entry. */
  | 'points'
  /** Sign-ins, sign-outs and passwords. */
  | 'sign_in'
  /** A closed test. */
  | 'test';

/** Filter of a list of people. A field that is left out or null doesn't filter. */
export type PersonFilter = {
  /** People of the account with this ID. If left out or null: no filter. */
  accountId?: string | null | undefined;
  /** People of accounts of one of these kinds. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** True for standard people who need at most one more standard test for the PRO tests, false for all others. If left out or null: no filter. */
  closeToPro?: boolean | null | undefined;
  /** True for disabled people only, false for all others. If left out or null: no filter. */
  disabled?: boolean | null | undefined;
  /** People who have not opened the portal since this time, or never. If left out or null: no filter. */
  notSeenSince?: string | null | undefined;
  /** People with one of these roles. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** People who last opened the portal at this time or later. If left out or null: no filter. */
  seenSince?: string | null | undefined;
  /** People with exactly one of these user types. If left out or null: no filter. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Sort order of a list. */
export type PersonOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: PersonOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: PersonOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type PersonOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'account'
  /** Time of creation. */
  | 'createdAt'
  /** Time since which the person can't sign in. People who can come last. */
  | 'disabledAt'
  /** E-mail address; case doesn't matter. */
  | 'email'
  /** Time when the person last opened the portal. People who never did come first. */
  | 'lastSeenAt'
  /** Store choice. People without one come first. */
  | 'location'
  /** Name; case and accents don't matter. */
  | 'name'
  /** Balance of points. */
  | 'points'
  /** Role. */
  | 'role'
  /** Number of different tests passed, over all time. */
  | 'testsPassed'
  /** User type. */
  | 'userType';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type PersonWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<PersonWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: PersonWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<PersonWhere> | null | undefined;
  /** Account ID. If left out or null: no condition. */
  accountId?: NullableIdOperators | null | undefined;
  /** Account kind. If left out or null: no condition. */
  accountKind?: NullableAccountKindOperators | null | undefined;
  /** Account name. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** Account number. If left out or null: no condition. */
  accountNumber?: NullableTextOperators | null | undefined;
  /** Country. If left out or null: no condition. */
  country?: NullableValueOperators | null | undefined;
  /** Time of creation. If left out or null: no condition. */
  createdAt?: DateTimeOperators | null | undefined;
  /** Time since which the person can't sign in. If left out or null: no condition. */
  disabledAt?: NullableDateTimeOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID of the person in another system, by which imports find the person. If left out or null: no condition. */
  externalId?: NullableTextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Language of the portal and of its messages. If left out or null: no condition. */
  lang?: ValueOperators | null | undefined;
  /** Time when the person last opened the portal. If left out or null: no condition. */
  lastSeenAt?: NullableDateTimeOperators | null | undefined;
  /** Store choice. If left out or null: no condition. */
  location?: NullableValueOperators | null | undefined;
  /** Full name. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Balance in whole points. If left out or null: no condition. */
  points?: NumberOperators | null | undefined;
  /** Reason why the profile can't be changed: the person was deleted or merged into another. If left out or null: no condition. */
  removalReason?: NullableRemovalReasonOperators | null | undefined;
  /** Role. If left out or null: no condition. */
  role?: RoleOperators | null | undefined;
  /** State. If left out or null: no condition. */
  state?: NullableValueOperators | null | undefined;
  /** Number of different tests passed, over all time. If left out or null: no condition. */
  testsPassed?: NumberOperators | null | undefined;
  /** User type, which decides the modules that the person can open. If left out or null: no condition. */
  userType?: UserTypeOperators | null | undefined;
};

/** Filter of a points history. */
export type PointsEntryFilter = {
  /** Entries with one of these reasons. If left out or null: no filter. */
  reasons?: Array<PointsReason> | null | undefined;
};

/** Reason of a points entry. */
export type PointsReason =
  /** An administrator or an API client added or removed points, or set the balance. */
  | 'adjustment'
  /** A result was regraded. */
  | 'regrade'
  /** Points were redeemed for a reward. */
  | 'reward'
  /** An order of a reward was cancelled. */
  | 'reward_returned'
  /** A survey was answered. */
  | 'survey'
  /** A test was passed. */
  | 'test_passed';

/** Comparison of a field. All operators in it must be met. */
export type PointsReasonOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<PointsReason> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<PointsReason> | null | undefined;
};

/** An answer in a preview, or a question without an answer. */
export type PreviewAnswerInput = {
  /** IDs of the selected options. If left out or null, none is selected. */
  optionIds?: Array<string> | null | undefined;
  /** ID of a question of the preview. */
  questionId: string;
  /** Short answer. If left out or null, there is none. */
  text?: string | null | undefined;
};

/** Change of a person's PRO status. */
export type ProChange =
  /** The person is no longer PRO. */
  | 'demoted'
  /** The person becomes PRO. */
  | 'promoted';

/** Filter of a list of PRO people. */
export type ProFilter = {
  /** Section whose page lists them. If left out or null: pro_training. */
  section?: ContentSectionKey | null | undefined;
  /** Range of time in which they became PRO. If left out or null: no filter. */
  since?: TimeRange | null | undefined;
};

/** Sort order of a list. */
export type ProPersonOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: ProPersonOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: ProPersonOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type ProPersonOrderField =
  /** Name of the account; case and accents don't matter. People without one come first. */
  | 'accountName'
  /** Name; case and accents don't matter. */
  | 'name'
  /** Time when the person became PRO. People for whom it is unknown come first. */
  | 'proSince';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type ProPersonWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<ProPersonWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: ProPersonWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<ProPersonWhere> | null | undefined;
  /** Name of the account. If left out or null: no condition. */
  accountName?: NullableTextOperators | null | undefined;
  /** E-mail address. If left out or null: no condition. */
  email?: TextOperators | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Full name. If left out or null: no condition. */
  name?: TextOperators | null | undefined;
  /** Time when the person became PRO. If left out or null: no condition. */
  proSince?: NullableDateTimeOperators | null | undefined;
};

/** A new version of the terms. */
export type PublishTermsInput = {
  /** Changes in this version, a line of at most 500 characters. If left out or null, none are described. */
  changeNote?: LocalizedTextInput | null | undefined;
  /** Number of the version that is valid now. If another one is valid, the answer is CONFLICT. Left out or null if there is none yet. */
  expectedVersion?: number | null | undefined;
  /** Text of the terms, rich text of at most 100,000 characters in each language, 200,000 in all. */
  text: LocalizedTextInput;
};

/** Test to publish. */
export type PublishTestInput = {
  /** ID of the test. */
  id: string;
};

/** Credit for an answer to a multiple select question that is not fully correct. */
export type QuestionCredit =
  /** No credit unless the answer is fully correct. */
  | 'exact'
  /** Part of the credit: correct options selected minus incorrect ones selected, as a share of all correct options. */
  | 'partial';

/** Outcome of a question in a file. */
export type QuestionImportLineStatus =
  /** Imported as written. */
  | 'accepted'
  /** Skipped, because the test already has it. */
  | 'already_there'
  /** Imported with changes that the notes describe. */
  | 'converted'
  /** Rejected for a reason that the notes give. */
  | 'rejected';

/** Status of an import of questions. */
export type QuestionImportStatus =
  /** Someone discarded it, or its preview expired. */
  | 'discarded'
  /** The file could not be read, or the questions could not be added. Nothing has changed. */
  | 'failed'
  /** The questions are in the draft of the test. */
  | 'imported'
  /** The questions are being added. */
  | 'importing'
  /** The file has been read. Nothing in the test has changed yet. */
  | 'previewed'
  /** The file is being read. */
  | 'reading'
  /** The questions have been removed again. */
  | 'undone';

/** Kind of question. */
export type QuestionKind =
  /** One option: Multiple Choice. */
  | 'multiple_choice'
  /** Any number of options: Multiple Select. */
  | 'multiple_select'
  /** A short text: Short Answer. */
  | 'short_answer';

/** Comparison of a field. All operators in it must be met. */
export type QuestionKindOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<QuestionKind> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<QuestionKind> | null | undefined;
};

/** Visibility of a question for learners. */
export type QuestionPublication =
  /** Learners see an older version of the question. */
  | 'changed'
  /** Learners see the current version of the question. */
  | 'published'
  /** Learners don't see the question. */
  | 'unpublished';

/** Settings for reading the file of an import. */
export type ReadImportInput = {
  /** Order of dates such as 03/09/2025. If left out, it stays unchanged. With null, the portal uses the only order that fits. */
  dateOrder?: ImportDateOrder | null | undefined;
  /** Encoding of a file that may be in Windows-1252 or Mac Roman. If left out, it stays unchanged. With null, the portal detects it. */
  encoding?: ImportEncoding | null | undefined;
  /** Line of the headings, one of the first rows. If left out, it stays unchanged. With null, the portal detects it. */
  headingLine?: number | null | undefined;
  /** ID of the import. */
  id: string;
};

/** A reader to show content as. */
export type ReaderInput = {
  /** Kind of the reader's account. If left out or null, the reader has none. */
  accountKind?: AccountKind | null | undefined;
  /** Role of the reader. */
  role: Role;
  /** User type of the reader. */
  userType: UserType;
};

/** Reward to redeem points for. */
export type RedeemRewardInput = {
  /** Price that was shown to the person. If it has changed, the answer is PRICE_CHANGED with the current price. */
  expectedPrice: number;
  /** Key of your choice for this order, 1 to 100 characters. A repeat with the same key changes nothing and returns the order that was placed first. */
  idempotencyKey: string;
  /** Whether to suggest the address for the next order. If left out or null: false. */
  rememberAddress?: boolean | null | undefined;
  /** ID of the reward. */
  rewardId: string;
  /** Shipping address. */
  shippingAddress: ShippingAddressInput;
};

/** Answers that count as correct in attempts that asked a question before its correction. An attempt whose options lack the corrected answer keeps its former marking, except with `full_credit`. */
export type RegradeMode =
  /** Any answer. */
  | 'full_credit'
  /** Only the corrected answer. */
  | 'new_only'
  /** Only the former answer. */
  | 'none'
  /** The former and the corrected answer. */
  | 'old_and_new';

/** A regrade to carry out as previewed. */
export type RegradeQuestionInput = {
  /** Digest of the preview. */
  digest: string;
  /** Whether results, points and PRO status can get worse. Otherwise they stay. */
  lowersResults?: boolean;
  /** Answers that count as correct. */
  mode: RegradeMode;
  /** ID of the question. */
  questionId: string;
};

/** A newsletter to subscribe to again. */
export type RejoinNewsletterInput = {
  /** Section of the newsletter. */
  section: ContentSectionKey;
};

/** People to remind of open tests. */
export type RemindPeopleInput = {
  /** Additional line of the message, at most 200 characters. If left out, null or empty, there is none. */
  line?: string | null | undefined;
  /** IDs of up to 100 people. */
  profileIds: Array<string>;
};

/** Reason why a profile can no longer be used or changed. */
export type RemovalReason =
  /** The person was deleted. */
  | 'deleted'
  /** The person was merged into another, who has all their data. */
  | 'merged';

/** A reply to a message to support. */
export type ReplyToContactMessageInput = {
  /** The message. */
  id: string;
  /** Text of the reply, plain text of at most 5,000 characters. */
  text: string;
  /** `updatedAt` of the message as you read it. If the message has changed since, the answer is CONFLICT with the current message. */
  updatedAt: string;
};

/** A request of the caller to be deleted. */
export type RequestDeletionInput = {
  /** Must be true, to confirm that the person has read the consequences. */
  confirm: boolean;
};

/** A request of the caller for an export of their data. */
export type RequestOwnDataInput = {
  /** Must be true, to confirm the request. */
  confirm: boolean;
};

/** A request for a link that sets a new password. */
export type RequestPasswordLinkInput = {
  /** E-mail address that the person signs in with, at most 300 characters. */
  email: string;
};

/** Period after which a test opens again, in the time zone of the site. */
export type ResetPeriod =
  /** The first day of every month. */
  | 'monthly'
  /** Every January 1, April 1, July 1 and October 1. */
  | 'quarterly'
  /** Every Monday. */
  | 'weekly'
  /** Every January 1. */
  | 'yearly';

/** Filter of a list of results. */
export type ResultFilter = {
  /** Results of attempts closed before this time. If left out or null: no filter. */
  closedBefore?: string | null | undefined;
  /** Results of attempts closed at this time or later. If left out or null: no filter. */
  closedFrom?: string | null | undefined;
};

/** Outcome of an attempt. Abandoned and voided attempts don't count as failed. */
export type ResultStatus =
  /** Not scored, because no answer was saved for 14 days. Doesn't count as failed. */
  | 'abandoned'
  /** Scored below the pass mark. */
  | 'failed'
  /** Scored at the pass mark or above. */
  | 'passed'
  /** Not scored, because the module was disabled or the person was deleted. Doesn't count as failed. */
  | 'voided';

/** Comparison of a field. All operators in it must be met. */
export type ResultStatusOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<ResultStatus> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<ResultStatus> | null | undefined;
};

/** Import to resume. */
export type ResumeImportInput = {
  /** ID of the import. */
  id: string;
};

/** Background jobs to retry. */
export type RetryBackgroundJobsInput = {
  /** IDs of the jobs, 1 to 100. */
  jobIds: Array<string>;
};

/** API client to revoke. */
export type RevokeApiClientInput = {
  /** ID of the API client. */
  id: string;
};

/** Role of a person. */
export type Role =
  /** All data and settings. */
  | 'admin'
  /** Their own data, and read access to the people of their account. */
  | 'manager'
  /** Their own data. */
  | 'user';

/** Comparison of a field. All operators in it must be met. */
export type RoleListOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<Role> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<Role> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type RoleOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<Role> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<Role> | null | undefined;
};

/** A request for a new secret. */
export type RotateApiClientSecretInput = {
  /** ID of the API client. */
  id: string;
  /** Time when it expires, within two years. */
  secretEndsAt: string;
};

/** An answer to a question of an attempt in progress. */
export type SaveAnswerInput = {
  /** ID of the attempt. */
  attemptId: string;
  /** IDs of the selected options, at most one for multiple choice. If left out, null or empty, the answer is removed. */
  optionIds?: Array<string> | null | undefined;
  /** ID of the question. */
  questionId: string;
  /** Revision of the answer, from 1, higher with every change. */
  revision: number;
  /** Short answer, at most 1000 characters. If left out, null or empty, the answer is removed. */
  text?: string | null | undefined;
};

/** View to create or change. */
export type SaveListViewInput = {
  /** Query string of the list's address, without the question mark, at most 2,000 characters. The page position is removed. */
  address: string;
  /** ID of the view to change. If left out or null, a new view is created. */
  id?: string | null | undefined;
  /** Whether the view is for all administrators. */
  isShared: boolean;
  /** Name of the list in the API, such as people. It can't be changed later. */
  list: string;
  /** Name, 1 to 60 characters. It must be unique among the caller's views of the list, and among those for all administrators. */
  name: string;
  /** `updatedAt` of the view as you read it, required with an `id`. If the view has changed since, the answer is CONFLICT. Left out or null for a new view. */
  updatedAt?: string | null | undefined;
};

/** An answer to a question of a survey. */
export type SaveSurveyAnswerInput = {
  /** IDs of the selected options, at most one if the question asks for one. If left out, null or empty, none is selected. */
  optionIds?: Array<string> | null | undefined;
  /** ID of the question. */
  questionId: string;
  /** Revision of the answer, from 1, higher with every change. */
  revision: number;
  /** ID of the survey. */
  surveyId: string;
  /** Answer in the person's own words, at most 500 characters. If left out, null or empty, there is none. */
  words?: string | null | undefined;
};

/** Kind of search result. */
export type SearchKind =
  /** Modules. */
  | 'module'
  /** Articles and newsletter issues. */
  | 'news'
  /** Pages of the portal, surveys, albums, awards and rewards. */
  | 'page';

/** A message to support. */
export type SendContactMessageInput = {
  /** Browser of the writer, at most 300 characters. If left out or null: unknown. */
  browser?: string | null | undefined;
  /** E-mail address for the reply, at most 300 characters. Left out or null for signed-in people, whose profile is used instead. Visitors must send it. */
  email?: string | null | undefined;
  /** UUID of your choice. A repeat with the same ID doesn't create a second message. */
  id: string;
  /** Language of the message and the reply. */
  lang: Language;
  /** Name of the writer, at most 200 characters. Left out or null for signed-in people, whose profile is used instead. Visitors must send it. */
  name?: string | null | undefined;
  /** Page from which the message was sent, at most 300 characters. If left out or null: unknown. */
  page?: string | null | undefined;
  /** Test that the message is about, in words of at most 200 characters. If left out or null, there is none. */
  test?: string | null | undefined;
  /** Text of the message, plain text of at most 5,000 characters. */
  text: string;
  /** Topic of the message. */
  topic: ContactTopic;
  /** Trap for spam, in a field that people don't see. A message with a text here is dropped. Left out or null in real messages. */
  website?: string | null | undefined;
};

/** Sort order of a list. */
export type SentMailOrder = {
  /** Sort direction. */
  direction?: OrderDirection;
  /** Field to sort by. */
  field: SentMailOrderField;
  /** Sort direction of the second field. If left out or null: ascending. */
  secondDirection?: OrderDirection | null | undefined;
  /** Field to sort items by that are equal in the first field. If left out or null, they are sorted by id. */
  secondField?: SentMailOrderField | null | undefined;
};

/** Fields that a list can be sorted by. Items with equal values are sorted by id. */
export type SentMailOrderField =
  /** Time when the message was sent. */
  | 'sentAt'
  /** Subject; case and accents don't matter. */
  | 'subject'
  /** E-mail address of the recipient. */
  | 'toEmail'
  /** Name of the recipient; case and accents don't matter. */
  | 'toName';

/** Filter of a list: every field, AND, OR and NOT in it must be met. At most 50 comparisons, of which each word of `contains` is one, 50 filters in AND, OR and NOT, and 5 levels of them; otherwise QUERY_TOO_COMPLEX. */
export type SentMailWhere = {
  /** Filters that must all be met. If left out or null: no condition. */
  AND?: Array<SentMailWhere> | null | undefined;
  /** Filter that must not be met. If left out or null: no condition. */
  NOT?: SentMailWhere | null | undefined;
  /** Filters of which one must be met; none are met by an empty list. If left out or null: no condition. */
  OR?: Array<SentMailWhere> | null | undefined;
  /** ID. If left out or null: no condition. */
  id?: IdOperators | null | undefined;
  /** Language of the message. If left out or null: no condition. */
  lang?: ValueOperators | null | undefined;
  /** Time when the message was sent. If left out or null: no condition. */
  sentAt?: DateTimeOperators | null | undefined;
  /** Subject of the message. If left out or null: no condition. */
  subject?: TextOperators | null | undefined;
  /** E-mail address of the recipient. If left out or null: no condition. */
  toEmail?: TextOperators | null | undefined;
  /** Name of the recipient. If left out or null: no condition. */
  toName?: TextOperators | null | undefined;
};

/** Captions to set. They replace the video's captions in the same language. */
export type SetCaptionInput = {
  /** ID of the stored WebVTT file. */
  fileId: string;
  /** ID of the download of the video. */
  id: string;
  /** Language of the captions. */
  lang: Language;
  /** `updatedAt` of the download as you read it. If it has changed since, the answer is CONFLICT with the current download. */
  updatedAt: string;
};

/** Language to save. */
export type SetLanguageInput = {
  /** Language of the portal and of its messages. */
  lang: Language;
};

/** A link, and the new password. */
export type SetPasswordByLinkInput = {
  /** New password: 8 to 64 characters with a letter, a number and a special character. */
  password: string;
  /** Token of the link. */
  token: string;
};

/** Balance to set. */
export type SetPointsInput = {
  /** New balance, 0 to 1,000,000,000 points. */
  amount: number;
  /** Balance as you read it. If it has changed since, the answer is CONFLICT with the current balance in `extensions.balance`. */
  expectedBalance: number;
  /** Reason, at most 200 characters, which the points history shows. If left out, null or empty, there is none. */
  note?: string | null | undefined;
  /** ID of the person. */
  profileId: string;
};

/** A shipping address. Leading and trailing spaces are removed. */
export type ShippingAddressInput = {
  /** City, 1 to 60 characters with at least one letter. */
  city: string;
  /** ISO 3166 code of the country, two letters. */
  country: string;
  /** Full name of the recipient, 1 to 80 characters with at least one letter. */
  name: string;
  /** ZIP or postal code, required in US and CA. At most 20 characters elsewhere. If left out, null or empty, there is none. */
  postalCode?: string | null | undefined;
  /** ISO 3166-2 code of the state or province, required in US and CA. Free text of at most 60 characters elsewhere. If left out, null or empty, there is none. */
  region?: string | null | undefined;
  /** Street and house number, 1 to 100 characters with at least one letter. In US and CA also with a digit. */
  street: string;
  /** Apartment, suite or floor, at most 60 characters. If left out, null or empty, there is none. */
  unit?: string | null | undefined;
};

/** An upload to permit. */
export type SignUploadInput = {
  /** Purpose of the upload. */
  purpose: UploadPurpose;
};

/** Bulk action to start. */
export type StartBulkActionInput = {
  /** Name of the action. If the list doesn't have it, the error names those that it has. */
  action: BulkActionName;
  /** Key of your choice for this action, 1 to 100 characters. A repeat returns the action that was started first. */
  idempotencyKey: string;
  /** Name of the list in the API, such as people. */
  list: string;
  /** Items to change. */
  selection: BulkSelection;
  /** Up to 5 values of the action. If left out or null: none. */
  values?: Array<BulkValueInput> | null | undefined;
};

/** Person to view the portal as. */
export type StartImpersonationInput = {
  /** ID of the person. */
  profileId: string;
};

/** Import to start. */
export type StartImportInput = {
  /** ID of the import. */
  id: string;
  /** Whether to send invitations by e-mail to people whom the import adds. */
  invite?: boolean;
};

/** Test to start. */
export type StartTestInput = {
  /** ID of the module. */
  moduleId: string;
};

/** A requested deletion to reject. */
export type StopDeletionInput = {
  /** Reason, which the person gets by e-mail. Plain text of at most 500 characters. */
  reason: string;
  /** The request. */
  requestId: string;
};

/** Import to stop. */
export type StopImportInput = {
  /** ID of the import. */
  id: string;
};

/** Reason why a person can't progress. */
export type StuckKind =
  /** A test without a time limit was left unfinished for more than 7 days. */
  | 'left_test'
  /** One test is missing for access to the PRO tests, and no test was taken for 30 days. */
  | 'near_pro'
  /** The person has never signed in. */
  | 'never_seen'
  /** No tries are left at a test that has no reset date. */
  | 'no_attempts_left';

/** Survey whose answers to submit. */
export type SubmitSurveyInput = {
  /** ID of the survey. */
  surveyId: string;
};

/** Attempt to submit. */
export type SubmitTestInput = {
  /** ID of the attempt. */
  attemptId: string;
};

/** Newsletter, address and language of a subscription. */
export type SubscribeToNewsletterInput = {
  /** E-mail address for the issues, at most 300 characters. */
  email: string;
  /** Language of the issues. */
  lang: Language;
  /** Section of the newsletter. */
  section: ContentSectionKey;
};

/** Status of a newsletter subscription. */
export type SubscriptionState =
  /** The address is confirmed, and issues are sent to it. */
  | 'confirmed'
  /** The person has unsubscribed. */
  | 'left'
  /** The address isn't confirmed yet. A confirmation link was sent to it. */
  | 'pending';

/** Comparison of a field. All operators in it must be met. */
export type SubscriptionStateOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<SubscriptionState> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<SubscriptionState> | null | undefined;
};

/** Kind of survey question. */
export type SurveyKind =
  /** Selection of one option. */
  | 'one'
  /** Selection of any number of options. */
  | 'several'
  /** Answer in the person's own words. */
  | 'words';

/** An answer option of a survey question. */
export type SurveyOptionInput = {
  /** ID of an option of this question to keep. If left out or null, it is a new option. */
  id?: string | null | undefined;
  /** Text of the option, a line of at most 200 characters in each language. */
  text: LocalizedTextInput;
};

/** A question of a survey. */
export type SurveyQuestionInput = {
  /** ID of a question of this survey to keep. If left out or null, it is a new question. */
  id?: string | null | undefined;
  /** Kind of question. It can't change after the first answer. */
  kind: SurveyKind;
  /** From 2 to 12 options. Empty for a question answered in own words. They can't change after the first answer. */
  options: Array<SurveyOptionInput>;
  /** Whether the survey can't be submitted without an answer to the question. */
  required: boolean;
  /** Text of the question, a line of at most 300 characters in each language. */
  text: LocalizedTextInput;
};

/** Filter of the results of a survey. Send at most one field, so that no group is too small. */
export type SurveyResultsFilter = {
  /** People of accounts of this kind. If left out or null: everyone. */
  accountKind?: AccountKind | null | undefined;
  /** People who had this language when they answered. If left out or null: everyone. */
  lang?: Language | null | undefined;
};

/** Kind of an event in a team. */
export type TeamEventKind =
  /** Someone failed a test. */
  | 'failed'
  /** Someone joined the portal. */
  | 'joined'
  /** Someone passed a test. */
  | 'passed'
  /** Someone became PRO. */
  | 'promoted';

/** Reason why a test can't be taken now. */
export type TestBlockReason =
  /** The test is passed, in the current period if it has one. */
  | 'already_passed'
  /** It is a PRO test, and the person is already PRO. */
  | 'already_pro'
  /** The module is disabled. */
  | 'disabled'
  /** There is no test, or none of its questions is enabled. */
  | 'no_questions'
  /** The limit of failed tries is reached, and there is no period after which it opens again. */
  | 'no_reset_date'
  /** It is a PRO test, and too few standard tests count so far. */
  | 'too_few_tests'
  /** The limit of failed tries in the period is reached. */
  | 'too_many_fails'
  /** The module is for other user types. */
  | 'wrong_user_type';

/** Category of a test. */
export type TestCategory =
  /** A Conti test, which counts for neither. */
  | 'conti'
  /** A motorcycle test, which counts for neither. */
  | 'motorcycle'
  /** Counts toward becoming PRO. */
  | 'pro'
  /** Counts toward unlocking the PRO tests. */
  | 'standard';

/** Comparison of a field. All operators in it must be met. */
export type TestCategoryOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<TestCategory> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<TestCategory> | null | undefined;
};

/** Status of a person in a module in the current reset period. */
export type TestStatus =
  /** The last attempt failed. */
  | 'failed'
  /** An attempt is in progress. */
  | 'in_progress'
  /** Not started. */
  | 'not_started'
  /** The test was passed, or a module without a test was viewed. */
  | 'passed';

/** Comparison of a field. All operators in it must be met. */
export type TextOperators = {
  /** Contains every word of the text. Case and accents don't matter. If left out or null: no comparison. */
  contains?: string | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** Range of time. The start is included, the end is not; one that is left out is open. */
export type TimeRange = {
  /** Start of the range, included. If left out or null: no limit. */
  from?: string | null | undefined;
  /** End of the range, not included. If left out or null: no limit. */
  to?: string | null | undefined;
};

/** A translation of a text. */
export type TranslateTextInput = {
  /** ID of the text. */
  id: string;
  /** Language of the translation. */
  lang: Language;
  /** The translation, by the rules of its field. Rich text is sanitized. An empty text removes the translation. An unchanged text confirms that it is up to date. */
  text: string;
  /** `version` of the text as you read it. If the text has changed since, the answer is CONFLICT with the current text. */
  version: string;
};

/** Filter of a list of texts. */
export type TranslatedTextFilter = {
  /** Texts of records of these kinds. If left out or null: no filter. */
  kinds?: Array<string> | null | undefined;
  /** Texts that lack at least one of these languages. If left out or null: no filter. */
  missing?: Array<Language> | null | undefined;
  /** Texts that are missing or out of date in at least one of these languages. If left out or null: no filter. */
  needing?: Array<Language> | null | undefined;
  /** Texts that are out of date in at least one of these languages. If left out or null: no filter. */
  outdated?: Array<Language> | null | undefined;
  /** Texts of records that learners can see (true) or can't see (false). If left out or null: no filter. */
  visible?: boolean | null | undefined;
};

/** Tread pattern that is drawn for a module. */
export type TreadPattern =
  /** Pattern of all-terrain tires. */
  | 'allterrain'
  /** Arcs, for modules that aren't about a tire. */
  | 'arcs'
  /** Pattern of tires for electric cars. */
  | 'ev'
  /** Pattern of motorcycle tires. */
  | 'moto'
  /** Pattern of road tires. */
  | 'road'
  /** Pattern of sport tires. */
  | 'sport'
  /** Pattern of touring tires. */
  | 'touring'
  /** Pattern of winter tires. */
  | 'winter';

/** Comparison of a field. All operators in it must be met. */
export type TreadPatternOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<TreadPattern> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<TreadPattern> | null | undefined;
};

/** Bulk action to undo. */
export type UndoBulkActionInput = {
  /** ID of the bulk action. */
  id: string;
};

/** Import to undo. */
export type UndoImportInput = {
  /** ID of the import. */
  id: string;
};

/** Merge to undo. */
export type UndoMergeInput = {
  /** ID of the merge. */
  mergeId: string;
};

/** Import to undo. */
export type UndoQuestionImportInput = {
  /** ID of the import. */
  id: string;
  /** Whether to remove questions that have been edited since. Otherwise the answer is CONFLICT if there are any. */
  includeEdited?: boolean;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateAccountInput = {
  /** Street, city and postal code. If left out, it stays unchanged. Null removes it. */
  address?: string | null | undefined;
  /** ISO 3166 code of the country. Null if unknown. If left out, it stays unchanged. Null removes it. */
  country?: string | null | undefined;
  /** Any time disables the account as of now. Null enables it. If left out, it stays unchanged. Null removes it. */
  disabledAt?: string | null | undefined;
  /** ID of the distributor that a retailer belongs to. Null if there is none. If left out, it stays unchanged. Null removes it. */
  distributorId?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Kind of account. If left out, it stays unchanged. Null is rejected. */
  kind?: AccountKind | null | undefined;
  /** Name of the account. If left out, it stays unchanged. Null is rejected. */
  name?: string | null | undefined;
  /** Account number, unique among accounts of the kind. Case, spaces and dashes don't matter. If left out, it stays unchanged. Null is rejected. */
  number?: string | null | undefined;
  /** ISO 3166-2 code of the state or province. Null if unknown. If left out, it stays unchanged. Null removes it. */
  region?: string | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateAlbumInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** Introduction in one or two sentences. Null if there is none. If left out, it stays unchanged. Null removes it. */
  lead?: LocalizedTextInput | null | undefined;
  /** Images in their order. A published album has at least one. At most 100. If left out, it stays unchanged. Null is rejected. */
  pictures?: Array<AlbumPictureInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Section of the album. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Slug: the end of the album's address. It must be unique in the section. If left out, it stays unchanged. Null is rejected. */
  slug?: string | null | undefined;
  /** Title of the album. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateApiClientInput = {
  /** ID of the API client. */
  id: string;
  /** Name for administrators. If left out or null, it stays unchanged. */
  name?: string | null | undefined;
  /** Scopes, at least one. If left out or null, they stay unchanged. */
  scopes?: Array<ApiScope> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateArticleInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** ID of the module whose test the article prepares for. Null if there is none. If left out, it stays unchanged. Null removes it. */
  moduleId?: string | null | undefined;
  /** Content blocks in their order. At most 100. If left out, it stays unchanged. Null is rejected. */
  parts?: Array<PartInput> | null | undefined;
  /** Image above the article. Null if there is none. ID of an image that was uploaded as content. If left out, it stays unchanged. Null removes it. */
  pictureId?: string | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Section of the article. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Slug: the end of the article's address. It must be unique in the section. If left out, it stays unchanged. Null is rejected. */
  slug?: string | null | undefined;
  /** Summary in one or two sentences. If left out, it stays unchanged. Null is rejected. */
  summary?: LocalizedTextInput | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** Topic. If left out, it stays unchanged. Null is rejected. */
  topic?: ArticleTopic | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateAwardInput = {
  /** Dealer of the winner. Null if unknown. If left out, it stays unchanged. Null removes it. */
  dealer?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Frequency of the award. If left out, it stays unchanged. Null is rejected. */
  kind?: AwardKind | null | undefined;
  /** Name of the award. If left out, it stays unchanged. Null is rejected. */
  name?: LocalizedTextInput | null | undefined;
  /** Image of the winner or the prize. Null if there is none. ID of an image that was uploaded as content. If left out, it stays unchanged. Null is rejected. */
  pictureId?: string | null | undefined;
  /** Points to show with the award. No balance changes. Null if there are none. If left out, it stays unchanged. Null removes it. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Section that shows the award. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Reason for the award, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** Name of the winner at the time. If left out, it stays unchanged. Null is rejected. */
  winner?: string | null | undefined;
  /** Year of the award. A section has at most 30 awards a year. If left out, it stays unchanged. Null is rejected. */
  year?: number | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateContactMessageInput = {
  /** Whether the message is done. A reply marks it as done. If left out, it stays unchanged. Null is rejected. */
  done?: boolean | null | undefined;
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateContentSectionInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** Summary in one or two sentences. If left out, it stays unchanged. Null is rejected. */
  lead?: LocalizedTextInput | null | undefined;
  /** Name of the section's newsletter. Null if the newsletter has no name of its own. If left out, it stays unchanged. Null removes it. */
  newsletterName?: LocalizedTextInput | null | undefined;
  /** Pages of the section, always in the order of `ContentPage`. If left out, it stays unchanged. Null is rejected. */
  pages?: Array<ContentPage> | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateDownloadInput = {
  /** ID of the record. */
  id: string;
  /** Name in the language of the file, 1 to 200 characters. If left out, it stays unchanged. Null is rejected. */
  label?: string | null | undefined;
  /** Language of the file. If left out, it stays unchanged. Null is rejected. */
  lang?: Language | null | undefined;
  /** Position among the files of its kind, from 0. A number that is too high means the last position. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateHomeBlockInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Maximum number of items in the block, from 1 to 8. Null for the default of its kind. If left out, it stays unchanged. Null removes it. */
  amount?: number | null | undefined;
  /** Whether the block is hidden from everyone. If left out, it stays unchanged. Null is rejected. */
  hidden?: boolean | null | undefined;
  /** Target of the link: a path of the portal or an external URL. Null if there is no link. If left out, it stays unchanged. Null removes it. */
  href?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Large numbers: 1 to 3 in a block of kind DashboardCTAs, none in others. If left out, it stays unchanged. Null is rejected. */
  items?: Array<HomeBlockItemInput> | null | undefined;
  /** Label of the link. Null if there is no link. If left out, it stays unchanged. Null removes it. */
  linkLabel?: LocalizedTextInput | null | undefined;
  /** Alternative text of the image. Null if there is none. It is removed with the image. If left out, it stays unchanged. Null removes it. */
  pictureAlt?: LocalizedTextInput | null | undefined;
  /** Image of the block. Null if there is none. ID of an image that was uploaded as content. If left out, it stays unchanged. Null removes it. */
  pictureId?: string | null | undefined;
  /** Position on the page, from 0 at the top. A number that is too high means the last position. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Section whose content the block shows. Null for the default section of its kind. If left out, it stays unchanged. Null removes it. */
  section?: ContentSectionKey | null | undefined;
  /** Text under the heading: rich text of at most 2,000 characters in each language. Null if there is none. If left out, it stays unchanged. Null removes it. */
  text?: LocalizedTextInput | null | undefined;
  /** Heading of the block. Null for the default heading of its kind. If left out, it stays unchanged. Null removes it. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateMenuLinkInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Target of the link: a path of the portal or an external URL. If left out, it stays unchanged. Null is rejected. */
  href?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Label of the link. If left out, it stays unchanged. Null is rejected. */
  label?: LocalizedTextInput | null | undefined;
  /** Whether the link opens in a new tab. If left out, it stays unchanged. Null is rejected. */
  newTab?: boolean | null | undefined;
  /** Position in the menu, from 0. A number that is too high means the last position. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateModuleImageInput = {
  /** Alternative text, a line of plain text of at most 300 characters in each language. Null if there is none. If left out, it stays unchanged. Null removes it. */
  alt?: LocalizedTextInput | null | undefined;
  /** ID of the record. */
  id: string;
  /** Position among the images, from 0. A number that is too high means the last position. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateModuleInput = {
  /** Tread pattern that is drawn for the module. If left out, it stays unchanged. Null is rejected. */
  art?: TreadPattern | null | undefined;
  /** Brand of the module. If left out, it stays unchanged. Null is rejected. */
  brand?: Brand | null | undefined;
  /** Description, rich text of at most 20,000 characters in each language. If left out, it stays unchanged. Null is rejected. */
  description?: LocalizedTextInput | null | undefined;
  /** Whether the module is available now. Disabling it voids attempts in progress at its test. If left out, it stays unchanged. Null is rejected. */
  enabled?: boolean | null | undefined;
  /** Content area. Null for product modules. If left out, it stays unchanged. Null removes it. */
  group?: ModuleGroup | null | undefined;
  /** ID of the record. */
  id: string;
  /** Kind of module. If left out, it stays unchanged. Null is rejected. */
  kind?: ModuleKind | null | undefined;
  /** Name, plain text of at most 200 characters. If left out, it stays unchanged. Null is rejected. */
  name?: LocalizedTextInput | null | undefined;
  /** Expected time in minutes for reading and watching the module. Null if unknown. If left out, it stays unchanged. Null removes it. */
  readingMinutes?: number | null | undefined;
  /** Search terms, such as sizes and codes, at most 100, of at most 40 characters each. A term that a search can't tell from another is left out. If left out, it stays unchanged. Null is rejected. */
  tags?: Array<string> | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can open the module. Empty for everyone. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateNewsletterIssueInput = {
  /** ID of the record. */
  id: string;
  /** Number of the issue, unique in the section. The address of the issue ends with it. If left out, it stays unchanged. Null is rejected. */
  number?: number | null | undefined;
  /** Content blocks in their order. At most 100. If left out, it stays unchanged. Null is rejected. */
  parts?: Array<PartInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Section of the newsletter. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Summary in one or two sentences. If left out, it stays unchanged. Null is rejected. */
  summary?: LocalizedTextInput | null | undefined;
  /** Headline of the issue. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateNewsletterSubscriptionInput = {
  /** ID of the record. */
  id: string;
  /** Language of the issues. If left out, it stays unchanged. Null is rejected. */
  lang?: Language | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields of a person that administrators manage. A field that is left out stays unchanged. */
export type UpdatePersonInput = {
  /** ID of the account, which must not be disabled. If left out, it stays unchanged. Null removes it. */
  accountId?: string | null | undefined;
  /** Whether the person can't sign in. If left out, it stays unchanged. Null is rejected. */
  disabled?: boolean | null | undefined;
  /** E-mail address, at most 300 characters, that no other person has. The person signs in with it, and both addresses get a message. If left out, it stays unchanged. Null is rejected. */
  email?: string | null | undefined;
  /** ID of the person. */
  id: string;
  /** Whether the person, as a manager of a distributor, also sees the people of its retailers. If left out, it stays unchanged. Null is rejected. */
  managesRetailers?: boolean | null | undefined;
  /** Role. If left out, it stays unchanged. Null is rejected. */
  role?: Role | null | undefined;
  /** `updatedAt` of the person as you read it. If the person has changed since, the answer is CONFLICT. */
  updatedAt: string;
  /** User type, which decides the modules that the person can open. If left out, it stays unchanged. Null is rejected. */
  userType?: UserType | null | undefined;
};

/** Fields of a profile to change. A field that is left out stays unchanged. */
export type UpdateProfileInput = {
  /** Whether other people can see the picture. If left out, it stays unchanged. Null is rejected. */
  allowsPublicAvatar?: boolean | null | undefined;
  /** ISO 3166 code of the country. If left out, it stays unchanged. Null or empty removes it. */
  country?: string | null | undefined;
  /** Whether the leaderboard hides the name from others. If left out, it stays unchanged. Null is rejected. */
  hiddenFromLeaderboard?: boolean | null | undefined;
  /** ID of the person. */
  id: string;
  /** Language of the portal and of its messages. If left out, it stays unchanged. Null is rejected. */
  lang?: Language | null | undefined;
  /** Store choice, one that can be selected. If left out, it stays unchanged. Null or empty removes it. */
  location?: string | null | undefined;
  /** Full name, 1 to 100 characters. If left out, it stays unchanged. Null is rejected. */
  name?: string | null | undefined;
  /** Telephone number, 5 to 30 digits, spaces and signs. If left out, it stays unchanged. Null or empty removes it. */
  phone?: string | null | undefined;
  /** ISO 3166-2 code of a state or province of the country. If left out, it stays unchanged. Null or empty removes it. */
  state?: string | null | undefined;
  /** `updatedAt` of the profile as you read it. If the profile has changed since, the answer is CONFLICT. If left out, changes are not compared. Null is rejected. */
  updatedAt?: string | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateQuestionInput = {
  /** Accepted answers of a short answer, at least one. Empty for other kinds. If left out, it stays unchanged. Null is rejected. */
  accepted?: AcceptedAnswersInput | null | undefined;
  /** Whether the accepted answers of a short answer are codes such as 205/55R16. For codes, only case is ignored. If left out, it stays unchanged. Null is rejected. */
  code?: boolean | null | undefined;
  /** Credit for an answer that is not fully correct. If left out, it stays unchanged. Null is rejected. */
  credit?: QuestionCredit | null | undefined;
  /** Whether the test asks the question once it is published. If left out, it stays unchanged. Null is rejected. */
  enabled?: boolean | null | undefined;
  /** Feedback on the question as a whole, rich text of at most 20,000 characters in each language. Null if there is none. If left out, it stays unchanged. Null removes it. */
  feedback?: LocalizedTextInput | null | undefined;
  /** ID of the record. */
  id: string;
  /** Alternative text of the image, a line of plain text of at most 300 characters in each language. Null if there is none. It belongs to this image and isn't kept for another one. If left out, it stays unchanged. Null removes it. */
  imageAlt?: LocalizedTextInput | null | undefined;
  /** ID of the image, uploaded for questions or content. Null if there is none, and for some older images. If left out, it stays unchanged. Null removes it. */
  imageAssetId?: string | null | undefined;
  /** Kind of question. If left out, it stays unchanged. Null is rejected. */
  kind?: QuestionKind | null | undefined;
  /** From 2 to 20 answer options, at least one of them correct. Multiple choice accepts any one correct option, multiple select needs all of them. Empty for a short answer. Empty new options at the end are ignored. If left out, it stays unchanged. Null is rejected. */
  options?: Array<OptionInput> | null | undefined;
  /** Tags for administrators, at most 20, of at most 50 characters each. If left out, it stays unchanged. Null is rejected. */
  tags?: Array<string> | null | undefined;
  /** Text of the question, rich text of at most 20,000 characters in each language. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** Weight of the question compared with the others of an attempt, 1 to 100. If left out, it stays unchanged. Null is rejected. */
  weight?: number | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateRewardInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Number of working days until the reward is shipped. Null if unknown. If left out, it stays unchanged. Null removes it. */
  deliveryDays?: number | null | undefined;
  /** Time until which the reward can be ordered. Null if there is no end. If left out, it stays unchanged. Null removes it. */
  endsAt?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Name. If left out, it stays unchanged. Null is rejected. */
  name?: LocalizedTextInput | null | undefined;
  /** Image of the reward. ID of an image that was uploaded as content. If left out, it stays unchanged. Null is rejected. */
  pictureId?: string | null | undefined;
  /** Price in points for new orders. If left out, it stays unchanged. Null is rejected. */
  price?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. If left out, it stays unchanged. Null is rejected. */
  stock?: number | null | undefined;
  /** Description, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Settings to change. A field that is left out stays unchanged. */
export type UpdateSettingsInput = {
  /** Brand color, as #rrggbb. If left out, it stays unchanged. Null is rejected. */
  brandColor?: string | null | undefined;
  /** Whether the gold distributor program is open. If left out, it stays unchanged. Null is rejected. */
  goldDistributorModulesEnabled?: boolean | null | undefined;
  /** Text of the dialog for program access, rich text. If left out, it stays unchanged. Null removes it. */
  goldModalCopy?: LocalizedTextInput | null | undefined;
  /** Whether the gold retailer program is open. If left out, it stays unchanged. Null is rejected. */
  goldRetailerModulesEnabled?: boolean | null | undefined;
  /** Text on the tire of the sign-in page, at most 120 characters. If left out, it stays unchanged. Null is rejected. */
  loginLine?: string | null | undefined;
  /** ID of an image uploaded as content, which is shown instead of the portal's own logo. If left out, it stays unchanged. Null removes it. */
  logoId?: string | null | undefined;
  /** Time when maintenance is expected to end, in the future. If left out, it stays unchanged. Null removes it. */
  maintenanceEndsAt?: string | null | undefined;
  /** Message that people see during maintenance, plain text of at most 300 characters. If left out, it stays unchanged. Null removes it. */
  maintenanceMessage?: LocalizedTextInput | null | undefined;
  /** Whether the portal is closed for maintenance. Administrators can still use it. If left out, it stays unchanged. Null is rejected. */
  maintenanceMode?: boolean | null | undefined;
  /** Name of the product, at most 60 characters. If left out, it stays unchanged. Null is rejected. */
  productName?: string | null | undefined;
  /** Seconds to answer that question before the session ends, 10 to 600. If left out, it stays unchanged. Null is rejected. */
  sessionCountdownSeconds?: number | null | undefined;
  /** Seconds without activity after which people are asked to continue, at least 60. Together with the seconds to answer, it ends at least 10 minutes before the session of the sign-in service. If left out, it stays unchanged. Null is rejected. */
  sessionIdleSeconds?: number | null | undefined;
  /** Whether only passed standard tests count toward that number. If left out, it stays unchanged. Null is rejected. */
  standardTestsOnlyPassed?: boolean | null | undefined;
  /** Number of different standard tests that unlock the PRO tests, 0 to 100. If left out, it stays unchanged. Null is rejected. */
  standardTestsRequired?: number | null | undefined;
  /** E-mail address of support. If left out, it stays unchanged. Null removes it. */
  supportEmail?: string | null | undefined;
  /** IANA time zone for dates, days and reset periods. If left out, it stays unchanged. Null is rejected. */
  timezone?: string | null | undefined;
  /** `updatedAt` of the settings as you read them. If they have changed since, the answer is CONFLICT with the current settings. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateSurveyInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time when the survey closes. Null if it stays open. If left out, it stays unchanged. Null removes it. */
  closesAt?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Summary in one or two sentences. If left out, it stays unchanged. Null is rejected. */
  lead?: LocalizedTextInput | null | undefined;
  /** Points that each person gets once for answering. Null if there are none. If left out, it stays unchanged. Null removes it. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Questions in their order, 1 to 20. After the first answer, only texts, order and required questions can change. If left out, it stays unchanged. Null is rejected. */
  questions?: Array<SurveyQuestionInput> | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateTestInput = {
  /** Category of the test. If left out, it stays unchanged. Null is rejected. */
  category?: TestCategory | null | undefined;
  /** ID of the record. */
  id: string;
  /** Number of failed tries allowed in a reset period, 1 to 100. Null if there is no limit. If left out, it stays unchanged. Null removes it. */
  maxFails?: number | null | undefined;
  /** Score in percent that is needed to pass, 1 to 100. If left out, it stays unchanged. Null is rejected. */
  passMark?: number | null | undefined;
  /** Points for passing, 0 to 100000. If left out, it stays unchanged. Null is rejected. */
  points?: number | null | undefined;
  /** Number of questions drawn for an attempt, 1 to 1000. Null if all are asked. If left out, it stays unchanged. Null removes it. */
  questionsPerAttempt?: number | null | undefined;
  /** Period after which the test opens again. Null if it doesn't. If left out, it stays unchanged. Null removes it. */
  resetPeriod?: ResetPeriod | null | undefined;
  /** Whether answer options are shuffled. If left out, it stays unchanged. Null is rejected. */
  shuffle?: boolean | null | undefined;
  /** Time limit in seconds, 30 to 86400. Null if there is no limit. If left out, it stays unchanged. Null removes it. */
  timeLimitSeconds?: number | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateToolInput = {
  /** Kinds of account whose people can see it. Empty for everyone, with or without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Link: a path of the portal, or the address of another site. If left out, it stays unchanged. Null is rejected. */
  href?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Whether the link opens in a new tab. If left out, it stays unchanged. Null is rejected. */
  newTab?: boolean | null | undefined;
  /** Position in the list, from 0. A number that is too high means the last position. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** Roles that can see it. Empty for every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Text about the tool, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** User types that can see it; standard includes PRO people. Empty for every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Purpose of an upload. */
export type UploadPurpose =
  /** An image for the caller's own profile. */
  | 'avatar'
  /** Images for content. */
  | 'content'
  /** A file that is stored unchanged. */
  | 'file'
  /** Images of a module. */
  | 'module'
  /** The image of a question. */
  | 'question';

/** User type of a person, which decides the modules that the person can open. */
export type UserType =
  /** Modules for Conti people. */
  | 'conti'
  /** Modules for motorcycle people. */
  | 'motorcycle'
  /** Modules for PRO people and for standard people. */
  | 'pro'
  /** Modules for standard people. */
  | 'standard';

/** Comparison of a field. All operators in it must be met. */
export type UserTypeListOperators = {
  /** True if there must be no value, false if there must be one. If left out or null: no comparison. */
  isNull?: boolean | null | undefined;
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<UserType> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<UserType> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type UserTypeOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<UserType> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<UserType> | null | undefined;
};

/** Comparison of a field. All operators in it must be met. */
export type ValueOperators = {
  /** Equals and contains none of the values, or has no value. Up to 100 values. If left out or null: no comparison. */
  noneOf?: Array<string> | null | undefined;
  /** Equals one of the values, or contains one of them if the field is a list. Up to 100 values. If left out or null: no comparison. */
  oneOf?: Array<string> | null | undefined;
};

/** Module that was viewed. */
export type ViewModuleInput = {
  /** ID of the module. */
  moduleId: string;
};

/** A range of time. */
export type WeeksFilter = {
  /** The last weeks, this one too: 1 to 52. */
  weeks: number;
};

/** A request for deletion to withdraw. */
export type WithdrawDeletionInput = {
  /** The request. */
  requestId: string;
};
