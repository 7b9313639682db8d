/** An answer to be accepted as its preview showed it. */
export type AcceptAnswerInput = {
  /** The digest of the preview. */
  digest: string;
  /** The language whose accepted answers it joins. */
  lang: Language;
  /** ID of the short-answer question. */
  questionId: string;
  /** The answer, at most 200 characters. */
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

/** Images to add to a module. */
export type AddModuleImagesInput = {
  /** IDs of 1 to 20 images uploaded for modules or content, in their order. */
  assetIds: Array<string>;
  /** ID of the module. */
  moduleId: string;
};

/** Filter of a list. A field that is left out or null doesn’t filter. */
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

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminAlbumFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** The section in which it stands. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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
  /** The section in which it stands. */
  | 'section'
  /** The end of its address; no other album of the section has it. */
  | 'slug'
  /** What it is called. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminArticleFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Section of the article. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** Topic. Matches any of these values. If left out or null: no filter. */
  topic?: Array<ArticleTopic> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminAwardFilter = {
  /** Frequency of the award. Matches any of these values. If left out or null: no filter. */
  kind?: Array<AwardKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The section that shows it. Matches any of these values. If left out or null: no filter. */
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
  /** The section that shows it. */
  | 'section'
  /** Time of the last change. */
  | 'updatedAt'
  /** Name of the winner at the time. */
  | 'winner'
  /** Year of the award. */
  | 'year';

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
  /** Whether nothing is left to do; a reply sets it. */
  | 'done'
  /** The address that an answer goes to. */
  | 'email'
  /** Who wrote it. */
  | 'name'
  /** Its number, said with an S before it, such as S-1043. */
  | 'number'
  /** When it was answered from here; null before. */
  | 'repliedAt'
  /** What it is about. */
  | 'topic'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminContentSectionFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Key of the section. Matches any of these values. If left out or null: no filter. */
  key?: Array<ContentSectionKey> | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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
  /** What it is sent as. */
  | 'contentType'
  /** When it was uploaded. */
  | 'createdAt'
  /** Its name, whatever its case and accents. */
  | 'filename'
  /** Its size. */
  | 'size'
  /** The name of who uploaded it, whatever its case and accents; first what the portal made. */
  | 'uploader';

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminHomeBlockFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Whether nobody sees it. Matches this value. If left out or null: no filter. */
  hidden?: boolean | null | undefined;
  /** What it shows. Matches any of these values. If left out or null: no filter. */
  kind?: Array<HomeBlockKind> | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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
  /** Whether nobody sees it. */
  | 'hidden'
  /** What it shows. */
  | 'kind'
  /** Its place on the page, from 0 at the top; one too high means the last. */
  | 'position'
  /** Its heading; null for the usual one of its kind. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminMenuLinkFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** The menu in which it stands, where it stays. Matches any of these values. If left out or null: no filter. */
  location?: Array<MenuLocation> | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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
  /** The words of the link. */
  | 'label'
  /** The menu in which it stands, where it stays. */
  | 'location'
  /** Its place in its menu, from 0; one too high means the last. */
  | 'position'
  /** Time of the last change. */
  | 'updatedAt';

/** Filter of a list. A field that is left out or null doesn’t filter. */
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

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminNewsletterIssueFilter = {
  /** Its number, which no other issue of the section has; its address ends in it. Matches numbers in this range. If left out or null: no filter. */
  number?: NumberRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The section whose newsletter it is of. Matches any of these values. If left out or null: no filter. */
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
  /** When it was sent to the subscribers, once; null before. */
  | 'mailedAt'
  /** Its number, which no other issue of the section has; its address ends in it. */
  | 'number'
  /** Time of publication. A record without one is a draft. */
  | 'publishAt'
  /** The section whose newsletter it is of. */
  | 'section'
  /** Its headline. */
  | 'title'
  /** Time of the last change. */
  | 'updatedAt';

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
  /** When the address was confirmed; null before. */
  | 'confirmedAt'
  /** Time of creation. */
  | 'createdAt'
  /** The address that issues go to. */
  | 'email'
  /** The language in which issues come. */
  | 'lang'
  /** When it was left; null where it was not. */
  | 'leftAt'
  /** When it was asked for last. */
  | 'requestedAt'
  /** The section whose newsletter it is. */
  | 'section'
  /** How far it is. */
  | 'state'
  /** Time of the last change. */
  | 'updatedAt';

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

/** Filter of a list. A field that is left out or null doesn’t filter. */
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
  /** What the test counted for. */
  | 'category'
  /** When it was closed. */
  | 'closedAt'
  /** The English name of the module, whatever its case and accents. */
  | 'module'
  /** Name of the person; case and accents don't matter. */
  | 'person'
  /** The score; first what was not marked. */
  | 'score'
  /** When it was started. */
  | 'startedAt'
  /** How it ended. */
  | 'status'
  /** The time worked on it; first that of which too little was kept. */
  | 'workingSeconds';

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminRewardFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time until which the reward can be ordered. Null if there is no end. Matches times in this range. If left out or null: no filter. */
  endsAt?: TimeRange | null | undefined;
  /** Stock minus open orders. Below 0 if there are more open orders than items. Matches numbers in this range. If left out or null: no filter. */
  free?: NumberRange | null | undefined;
  /** Price in points. Matches numbers in this range. If left out or null: no filter. */
  price?: NumberRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. Matches numbers in this range. If left out or null: no filter. */
  stock?: NumberRange | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminSurveyFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time when the survey closes. Null if it stays open. Matches times in this range. If left out or null: no filter. */
  closesAt?: TimeRange | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. Matches any of these values. If left out or null: no filter. */
  section?: Array<ContentSectionKey> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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

/** Filter of a list. A field that is left out or null doesn’t filter. */
export type AdminToolFilter = {
  /** The kinds of account it is for; none means everybody, also without an account. Matches records that have any of these values. If left out or null: no filter. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Time of publication. A record without one is a draft. Matches times in this range. If left out or null: no filter. */
  publishAt?: TimeRange | null | undefined;
  /** The roles it is for; none means every role. Matches records that have any of these values. If left out or null: no filter. */
  roles?: Array<Role> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. Matches records that have any of these values. If left out or null: no filter. */
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

/** Orders to move to the next step. */
export type AdvanceOrdersInput = {
  /** IDs of 1 to 100 orders. */
  orderIds: Array<string>;
  /** Next step: packed, sent or received. Only orders at the step before are moved. */
  to: OrderState;
  /** Tracking number of the parcel with all these orders, at most 100 characters. Only with `sent`. If left out or null, there is none. */
  trackingNumber?: string | null | undefined;
};

/** Which albums are wanted. */
export type AlbumFilter = {
  /** Those of this section. Left out or null: of PRO training. */
  section?: ContentSectionKey | null | undefined;
};

/** A picture for an album. */
export type AlbumPictureInput = {
  /** What is to be seen on it, at most 300 characters. Left out or null: nothing is said. */
  alt?: LocalizedTextInput | null | undefined;
  /** What is said of it below, at most 300 characters. Left out or null: nothing. */
  caption?: LocalizedTextInput | null | undefined;
  /** ID of an image that was uploaded as content; an album shows it once. */
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

/** How the home page is arranged. */
export type ArrangeHomeInput = {
  /** IDs of those that nobody sees. */
  hiddenIds: Array<string>;
  /** IDs of all blocks, from top to bottom. */
  ids: Array<string>;
  /** The newest `updatedAt` of all blocks as they were read; CONFLICT, with the blocks as they are now, where one was changed, added or deleted since. */
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

/** Whether someone sees an article, and otherwise the first reason why not. */
export type ArticleSight =
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

/** Frequency of an award. */
export type AwardKind =
  /** Once a month. */
  | 'monthly'
  /** Once a quarter. */
  | 'quarterly'
  /** Once a year. */
  | 'yearly';

/** Of what kind the failure of a background job was. */
export type BackgroundJobFailure =
  /** A server that it needs could not be reached, or did not answer in time. */
  | 'no_answer'
  /** Anything else. */
  | 'other'
  /** A server that it needs refused what it was asked for. */
  | 'refused';

/** Which background jobs a list is narrowed to. */
export type BackgroundJobFilter = {
  /** Names of which jobs a search finds too, since it is in the words that people read for them; none where left out or null. */
  named?: Array<string> | null | undefined;
  /** Those that stand so; any where left out or null. */
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
  /** What is done. */
  | 'name'
  /** When it was queued. */
  | 'queuedAt'
  /** When its next try is or was due. */
  | 'runAt'
  /** Its state. */
  | 'state'
  /** How often it was tried. */
  | 'tries';

/** Where a background job stands. */
export type BackgroundJobState =
  /** It failed as often as it may be tried. */
  | 'given_up'
  /** It failed, and is tried again at `runAt`. */
  | 'retrying'
  /** A server works on it. */
  | 'running'
  /** It was not tried yet, or is to be tried anew. */
  | 'waiting';

/** Brand of a module. */
export type Brand =
  /** Continental Tire. */
  | 'conti'
  /** General Tire. */
  | 'gt';

/** A gold program. */
export type Bucket =
  /** The gold distributor program. */
  | 'distributor'
  /** The gold retailer program. */
  | 'retailer';

/** Kind of effect of a bulk action on other records. */
export type BulkEffectKind =
  /** Files that are deleted with the items. */
  | 'deleted_files'
  /** Images that are deleted with the items. */
  | 'deleted_images'
  /** Questions that are deleted with the items. */
  | 'deleted_questions'
  /** Valid certificates that the people keep. */
  | 'kept_certificates'
  /** Results that the people keep. */
  | 'kept_results'
  /** PRO tests that must be passed again, named by their modules. */
  | 'reopened_tests'
  /** Points that are refunded. */
  | 'returned_points';

/** An action on selected items of a list. */
export type BulkInput = {
  /** Name of the action, such as disable. For an unknown action, the error lists the actions of the list. */
  action: string;
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
  | 'refused'
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
  /** `where` of the query of the list. If left out or null: none. */
  where?: Array<Condition> | null | undefined;
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

/** A deletion that is not to wait for its day. */
export type CarryOutDeletionInput = {
  /** The request. */
  requestId: string;
};

/** A change of the caller's own password. */
export type ChangeOwnPasswordInput = {
  /** The password so far. */
  current: string;
  /** The password from now on: 8 to 64 characters with a letter, a number and a special character. */
  next: string;
};

/** A password for another person. */
export type ChangePasswordInput = {
  /** The password from now on, 8 to 64 characters; nobody can read it later. */
  password: string;
  /** Whose password. */
  profileId: string;
};

/** Account number to get program access with. */
export type CheckAccountNumberInput = {
  /** Program to get access to. */
  bucket: Bucket;
  /** Account number. Spaces, dashes and case don't matter. */
  number: string;
};

/** A condition that every item of the list meets. If a field, operator or value isn't valid, the answer is BAD_USER_INPUT. Its `fields` give the path, such as `where.0.field`, and the message lists the valid ones. */
export type Condition = {
  /** Name of the field, as in filters and fields of the list. `id` is the ID of the item. */
  field: string;
  /** Comparison. */
  operator: ConditionOperator;
  /** Values to compare with, at most 100, or 1000 IDs. Numbers in digits, times in ISO 8601, yes or no as `true` or `false`. Left out or null if the operator needs none. */
  values?: Array<string> | null | undefined;
};

/** Comparison of a field with values. The kind of the field decides which comparisons are possible. */
export type ConditionOperator =
  /** Time equal to the one value or later. */
  | 'AFTER'
  /** Time before the one value. */
  | 'BEFORE'
  /** Between two values, one of which can be empty. Whole numbers include both ends. Times exclude the second. */
  | 'BETWEEN'
  /** Text that contains every word of the one value. Case and accents don't matter. */
  | 'CONTAINS'
  /** Has no value. Send no values. */
  | 'EMPTY'
  /** Equals one of the values, or contains one of them if the field is a list. Case and accents of texts don't matter. */
  | 'IS'
  /** Equals none of the values, or has no value. */
  | 'IS_NOT'
  /** Has a value. Send no values. */
  | 'NOT_EMPTY';

/** The link by which an address is confirmed. */
export type ConfirmNewsletterInput = {
  /** What stands in the link. */
  token: string;
};

/** What somebody writes to support about. */
export type ContactTopic =
  /** The own profile or signing in. */
  | 'account'
  /** Something else. */
  | 'other'
  /** Points or rewards. */
  | 'points'
  /** A gold program or an account number. */
  | 'program'
  /** A test or a result. */
  | 'test';

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

/** Key of a section of content. Its address has hyphens instead of underscores. */
export type ContentSectionKey =
  /** Content for gold retailers, at `/gold-retailer-program`. It needs access to their program. */
  | 'gold_retailer_program'
  /** Content about PRO people, at `/pro-training`. */
  | 'pro_training'
  /** News, at `/whats-new`. */
  | 'whats_new';

/** Corrections of a rejected row of an import. */
export type CorrectImportRowInput = {
  /** ID of the import. */
  id: string;
  /** Line of the row. */
  line: number;
  /** Cells to change. All other cells stay unchanged. */
  values: Array<ImportValueInput>;
};

/** How an attempt that was marked ended. */
export type CountedStatus =
  /** Below the pass mark. */
  | 'failed'
  /** At the pass mark or above it. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** What it shows, in a sentence or two; null where nothing is said. If left out or null: none. */
  lead?: LocalizedTextInput | null | undefined;
  /** Its pictures in their order; a published album has one at least. At most 100. If left out or null: []. */
  pictures?: Array<AlbumPictureInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** The section in which it stands. */
  section: ContentSectionKey;
  /** The end of its address; no other album of the section has it. */
  slug: string;
  /** What it is called. */
  title: LocalizedTextInput;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
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

/** A file to be fetched. */
export type CreateArticleFileLinkInput = {
  /** ID of the article. */
  articleId: string;
  /** ID of the file of one of its parts. */
  fileId: string;
};

/** Fields of a new article. */
export type CreateArticleInput = {
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the module whose test the article prepares for. Null if there is none. If left out or null: none. */
  moduleId?: string | null | undefined;
  /** Content blocks in their order. At most 100. If left out or null: []. */
  parts?: Array<PartInput> | null | undefined;
  /** Image above the article. ID of an image that was uploaded as content. If left out or null: none. */
  pictureId?: string | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** The roles it is for; none means every role. If left out or null: []. */
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
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
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
  /** A picture of the winner or the prize. ID of an image that was uploaded as content. */
  pictureId: string;
  /** Points to show with the award. No balance changes. Null if there are none. If left out or null: none. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** The section that shows it. */
  section: ContentSectionKey;
  /** Reason for the award, rich text. */
  text: LocalizedTextInput;
  /** Name of the winner at the time. */
  winner: string;
  /** The year it is of, which has at most 30 awards of a section. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** How much it lists at most, from 1 to 8; null for as much as is usual. If left out or null: none. */
  amount?: number | null | undefined;
  /** Whether nobody sees it. If left out or null: false. */
  hidden?: boolean | null | undefined;
  /** Where its link leads: a path of the portal, or an address elsewhere; null without a link. If left out or null: none. */
  href?: string | null | undefined;
  /** Large numbers, at most 3 and at least one in a block of them; none in others. If left out or null: []. */
  items?: Array<HomeBlockItemInput> | null | undefined;
  /** What it shows. */
  kind: HomeBlockKind;
  /** What its link is called; null without a link. If left out or null: none. */
  linkLabel?: LocalizedTextInput | null | undefined;
  /** What the picture shows, for who does not see it; null where nothing is said. It goes with the picture. If left out or null: none. */
  pictureAlt?: LocalizedTextInput | null | undefined;
  /** Its picture. Null if there is none. ID of an image that was uploaded as content. If left out or null: none. */
  pictureId?: string | null | undefined;
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** The section that it shows something of; null for the usual one of its kind. If left out or null: none. */
  section?: ContentSectionKey | null | undefined;
  /** What stands under the heading, rich text of at most 2,000 characters a language; null without. If left out or null: none. */
  text?: LocalizedTextInput | null | undefined;
  /** Its heading; null for the usual one of its kind. If left out or null: none. */
  title?: LocalizedTextInput | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Where it leads: a path of the portal, or an address elsewhere. */
  href: string;
  /** The words of the link. */
  label: LocalizedTextInput;
  /** The menu in which it stands, which has at most 20 links. */
  location: MenuLocation;
  /** Whether it opens in a tab of its own. If left out or null: false. */
  newTab?: boolean | null | undefined;
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
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
  /** Search terms, such as sizes and codes, at most 100, of at most 40 characters each. A term that a search can't tell from another is left out. If left out or null: []. */
  tags?: Array<string> | null | undefined;
  /** User types that can open the module. Empty for everyone. */
  userTypes: Array<UserType>;
};

/** Fields of a new newsletter issue. */
export type CreateNewsletterIssueInput = {
  /** Its number, which no other issue of the section has; its address ends in it. */
  number: number;
  /** What it is made of: parts one below the other. At most 100. If left out or null: []. */
  parts?: Array<PartInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** The section whose newsletter it is of. */
  section: ContentSectionKey;
  /** What it brings, in a sentence or two. */
  summary: LocalizedTextInput;
  /** Its headline. */
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
  /** From 2 to 20 answer options, at least one of them correct. Multiple choice accepts any one correct option, multiple select needs all of them. Empty for a short answer. Empty new options at the end are ignored. If left out or null: []. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
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
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. */
  stock: number;
  /** Description, rich text. */
  text: LocalizedTextInput;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields of a new survey. */
export type CreateSurveyInput = {
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
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
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. */
  section: ContentSectionKey;
  /** Title. */
  title: LocalizedTextInput;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out or null: []. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Link: a path of the portal, or the address of another site. */
  href: string;
  /** Whether the link opens in a new tab. */
  newTab: boolean;
  /** Time of publication. A record without one is a draft. If left out or null: none. */
  publishAt?: string | null | undefined;
  /** The roles it is for; none means every role. If left out or null: []. */
  roles?: Array<Role> | null | undefined;
  /** Text about the tool, rich text. */
  text: LocalizedTextInput;
  /** Title. */
  title: LocalizedTextInput;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out or null: []. */
  userTypes?: Array<UserType> | null | undefined;
};

/** What somebody asked for about the own data. */
export type DataRequestKind =
  /** A file with all of it. */
  | 'copy'
  /** That all of it is deleted, and what has to stay is of nobody any more. */
  | 'deletion';

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
  /** When it was asked for. */
  | 'askedAt'
  /** When a deletion is carried out; first requests that have no such day. */
  | 'dueAt'
  /** What was asked for. */
  | 'kind'
  /** The person's name, whatever its case and accents. */
  | 'personName'
  /** What became of it. */
  | 'state';

/** What became of a request. */
export type DataRequestState =
  /** It was asked for: the file is being made, or the deletion waits for its day. */
  | 'asked'
  /** The person was deleted. */
  | 'done'
  /** The file was removed after seven days. */
  | 'expired'
  /** The file can be fetched. */
  | 'ready'
  /** An administrator stopped it. */
  | 'stopped'
  /** The person took it back. */
  | 'taken_back';

/** Which gold dealers. */
export type DealerFilter = {
  /** Of which kind. */
  kind: DealerKind;
};

/** The gold dealers. */
export type DealerKind =
  /** The distributors. */
  | 'gold_distributor'
  /** The retailers. */
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

/** Somebody who is to be deleted. */
export type DeletePersonInput = {
  /** The e-mail of the person, which confirms that it is this one. */
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

/** As whom an administrator no longer wants to see the portal. */
export type EndSeeingAsInput = {
  /** ID of the person as whom it is seen; of anybody else nothing changes. */
  profileId: string;
};

/** Whose sessions end. */
export type EndSessionsInput = {
  /** ID of the person. */
  profileId: string;
};

/** What kind of file it is. */
export type FileKind =
  /** A sound. */
  | 'audio'
  /** Captions of a video. */
  | 'captions'
  /** Anything else, such as PDF. */
  | 'document'
  /** An image, of which variants are kept. */
  | 'picture'
  /** A video. */
  | 'video';

/** What uses a file. */
export type FileUser =
  /** An album of a gallery shows it. */
  | 'album'
  /** An article shows it, or offers it to download. */
  | 'article'
  /** An award shows it. */
  | 'award'
  /** A block of the home page shows it. */
  | 'home_block'
  /** Data were imported from it. */
  | 'import'
  /** A module shows it, or offers it to download, or it captions a video of one. */
  | 'module'
  /** An issue of a newsletter shows it. */
  | 'newsletter_issue'
  /** It is the image of a person. */
  | 'profile'
  /** A question shows it. */
  | 'question'
  /** A reward shows it. */
  | 'reward'
  /** It is the logo. */
  | 'settings'
  /** A published version of a test shows it. */
  | 'test';

/** Reason why a profile can no longer be used or changed. */
export type GoneAs =
  /** The person was deleted. */
  | 'deleted'
  /** The person was merged into another, who has all their data. */
  | 'merged';

/** A large number of a block. */
export type HomeBlockItemInput = {
  /** Where the link leads: a path of the portal, or an address elsewhere. */
  href: string;
  /** What the link is called. At most 60 characters a language. */
  linkLabel: LocalizedTextInput;
  /** The number, as it is written: at most 12 characters. */
  number: string;
  /** What there is to know about it. At most 200 characters a language. */
  text: LocalizedTextInput;
  /** What is counted, as it stands behind the number. At most 40 characters a language. */
  unit: LocalizedTextInput;
};

/** What a block of the home page shows. */
export type HomeBlockKind =
  /** Who won something last. */
  | 'Awards'
  /** Up to three large numbers, each with what to do about it. */
  | 'DashboardCTAs'
  /** The next step of the person, with points and progress under it. */
  | 'DashboardHero'
  /** A card with a picture, a text and a link. */
  | 'FeatureCard'
  /** What new people do first, until all of it is done. */
  | 'GettingStarted'
  /** The reward that is next within reach of the points of the person. */
  | 'Merch'
  /** The groups of modules with what is done of each. */
  | 'ModuleGroups'
  /** The newsletter of a section, and subscribing to it. */
  | 'Newsletter'
  /** The way to the PRO tests, and what opens at its end. */
  | 'ProTraining'
  /** The way to support. */
  | 'Support'
  /** The newest articles of a section. */
  | 'WhatsNewSection';

/** What somebody does first. */
export type HomeStepKey =
  /** A module was opened. */
  | 'module'
  /** A newsletter comes by e-mail; only where it does, or one with an issue may be subscribed to and none was left. */
  | 'newsletter'
  /** A picture of oneself is there. */
  | 'picture'
  /** The profile says the store and the country. */
  | 'profile'
  /** A survey was answered; only where one was, or one is open to the caller. */
  | 'survey'
  /** A test was passed. */
  | 'test';

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
  takesPro?: boolean | null | undefined;
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

/** A correction of a cell. */
export type ImportValueInput = {
  /** Name of the field that the column is matched to. */
  field: string;
  /** New value of the cell, as in a file, at most 2000 characters. Empty for no value. */
  value: string;
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

/** What is doubtful about a question that 30 attempts or more were marked with: a discrimination below 0, one below 0.20 (a negative one too), a facility below 0.30, a facility above 0.95. */
export type ItemFlag =
  /** A discrimination below 0: who knows more answers it worse. */
  | 'negative'
  /** A facility above 0.95. */
  | 'too_easy'
  /** A facility below 0.30. */
  | 'too_hard'
  /** A discrimination below 0.20, negative ones too. */
  | 'weak';

/** By the place in the test, or by the gravest flag first (in the order of ItemFlag) and then the place. */
export type ItemStatisticOrderField =
  /** The gravest flag first, then by the place. */
  | 'flag'
  /** By the place in the test. */
  | 'position';

/** What an administrator goes to by its name. */
export type JumpKind =
  /** An organisation that people belong to. */
  | 'account'
  /** An album of a gallery. */
  | 'album'
  /** An article of a section. */
  | 'article'
  /** An award or a prize. */
  | 'award'
  /** A module. */
  | 'module'
  /** An issue of a newsletter. */
  | 'newsletter_issue'
  /** Somebody. */
  | 'person'
  /** What points are redeemed for. */
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

/** The link of an issue by which it is left. */
export type LeaveNewsletterByLinkInput = {
  /** What stands in the link. */
  token: string;
};

/** Which newsletter is left. */
export type LeaveNewsletterInput = {
  /** The section whose newsletter it is. */
  section: ContentSectionKey;
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

/** An article that was opened. */
export type MarkArticleReadInput = {
  /** Its id. */
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

/** Where a menu stands: at the top of the portal or at its foot. */
export type MenuLocation =
  /** At the foot. */
  | 'footerMenu'
  /** At the top. */
  | 'mainMenu';

/** What is chosen of two people who are merged. */
export type MergeField =
  /** The account, with whether retailers are managed. */
  | 'account'
  /** The e-mail address; the other person gets the one that is given up. */
  | 'email'
  /** The language. */
  | 'lang'
  /** The name. */
  | 'name'
  /** The telephone number. */
  | 'phone'
  /** The country with the state or province. */
  | 'place'
  /** What the person may do. */
  | 'role'
  /** The store. */
  | 'store'
  /** The user type, with since when somebody is PRO. */
  | 'userType';

/** Who is merged into whom. */
export type MergePeopleInput = {
  /** ID of the person who stays. */
  keptId: string;
  /** `updatedAt` of the first as it was read; CONFLICT where it is another. */
  keptUpdatedAt: string;
  /** ID of the person who is disabled, and whose things go over. */
  mergedId: string;
  /** `updatedAt` of the second as it was read; CONFLICT where it is another. */
  mergedUpdatedAt: string;
  /** What the first takes of the second; all else stays as it is. */
  takeFromMerged: Array<MergeField>;
};

/** What goes over when two people are merged. */
export type MergedThing =
  /** Articles that were read. */
  | 'articles'
  /** Certificates. */
  | 'certificates'
  /** Files that were fetched. */
  | 'downloads'
  /** Views of lists. */
  | 'list_views'
  /** Messages to support. */
  | 'messages'
  /** Subscriptions of newsletters. */
  | 'newsletters'
  /** Modules that were opened. */
  | 'opened_modules'
  /** Orders of rewards. */
  | 'orders'
  /** Lines of the ledger of points. */
  | 'points_entries'
  /** Entries into gold programs. */
  | 'program_entries'
  /** Reminders of open tests. */
  | 'reminders'
  /** Attempts at tests, those under way among them. */
  | 'results'
  /** Accounts that are signed in by. */
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

/** Question to move, and its new position. */
export type MoveQuestionInput = {
  /** ID of the question. */
  id: string;
  /** New position, from 1. A number that is too high means the last position. */
  position: number;
};

/** Which issues are wanted. */
export type NewsletterIssueFilter = {
  /** Those of this section. Left out or null: of PRO training. */
  section?: ContentSectionKey | null | undefined;
  /** Those that were published in this year of the site's time zone. Left out or null: any. */
  year?: number | null | undefined;
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

/** A part of an article; fields that its kind does not have are not looked at. */
export type PartInput = {
  /** What is to be seen on the picture of a figure, at most 300 characters. Left out or null where the part is of another kind. */
  alt?: LocalizedTextInput | null | undefined;
  /** What stands below a figure or above a table, at most 300 characters. Left out or null: nothing. */
  caption?: LocalizedTextInput | null | undefined;
  /** Id of the stored file of a file, as the upload gave it; a document, no video. Left out or null where the part is of another kind. */
  fileId?: string | null | undefined;
  /** The heads of the columns of a table, 1 to 12 of at most 200 characters. Left out or null where the part is of another kind. */
  head?: Array<LocalizedTextInput> | null | undefined;
  /** What it is. */
  kind: PartKind;
  /** What the numbers on the picture of a figure stand for, from 1 to at most 9; at most 200 characters each. Left out or null: nothing. */
  legend?: Array<LocalizedTextInput> | null | undefined;
  /** Level of a heading, 2 or 3. Left out or null where the part is of another kind. */
  level?: number | null | undefined;
  /** Id of the module of a module. Left out or null where the part is of another kind. */
  moduleId?: string | null | undefined;
  /** Id of the image of a figure, which was uploaded as content. Left out or null where the part is of another kind. */
  pictureId?: string | null | undefined;
  /** The rows of a table, 1 to 100. Left out or null where the part is of another kind. */
  rows?: Array<PartRowInput> | null | undefined;
  /** Who said what is quoted, at most 200 characters. Left out or null: nobody is named. */
  source?: LocalizedTextInput | null | undefined;
  /** Rich text of a text; a line of at most 200 characters of a heading or a file, of at most 1,000 of a quote. Left out or null where the part is of another kind. */
  text?: LocalizedTextInput | null | undefined;
};

/** What a part of an article is. */
export type PartKind =
  /** A picture with a caption and a legend to what is numbered on it. */
  | 'figure'
  /** A document to download. */
  | 'file'
  /** A heading above what follows. */
  | 'heading'
  /** A module that belongs to it. */
  | 'module'
  /** What somebody said, and who. */
  | 'quote'
  /** Rows and columns under a head. */
  | 'table'
  /** Paragraphs and lists: rich text. */
  | 'text';

/** A row of a table. */
export type PartRowInput = {
  /** Its cells, as many as the head has; at most 200 characters each, which may be none. */
  cells: Array<LocalizedTextInput>;
};

/** What time of it, and by what passes and fails are told apart. */
export type PassFigureFilter = {
  /** By what. */
  by: PassedBy;
  /** The last weeks, this one too: 1 to 52. */
  weeks: number;
};

/** By what passes and fails are told apart. */
export type PassedBy =
  /** By the account of the person, as it was when the day was summed up. */
  | 'account'
  /** By the brand of the module. */
  | 'brand'
  /** By the content area of the module; product modules are one of their own. */
  | 'group'
  /** By the store choice of the person, as it was when the day was summed up. */
  | 'store';

/** Why somebody was sent a link for a password. */
export type PasswordLinkPurpose =
  /** The person has forgotten the one before; the link works for 30 minutes. */
  | 'forgotten'
  /** The person is new here and has none yet; the link works for seven days. */
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
  /** True for standard people who need at most one more standard test to unlock the PRO tests, false for all others. If left out or null: no filter. */
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

/** An answer in a preview, or a question without an answer. */
export type PreviewAnswerInput = {
  /** IDs of the selected options. If left out or null, none is selected. */
  optionIds?: Array<string> | null | undefined;
  /** ID of a question of the preview. */
  questionId: string;
  /** Short answer. If left out or null, there is none. */
  text?: string | null | undefined;
};

/** Whether somebody becomes PRO or is PRO no longer. */
export type ProChange =
  /** Is PRO no longer. */
  | 'demoted'
  /** Becomes PRO. */
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

/** Outcome of a question in a file. */
export type QuestionImportVerdict =
  /** Skipped, because the test already has it. */
  | 'already_there'
  /** Imported with changes that the notes describe. */
  | 'converted'
  /** Rejected for a reason that the notes give. */
  | 'refused'
  /** Imported as written. */
  | 'taken';

/** Kind of question. */
export type QuestionKind =
  /** One option: Multiple Choice. */
  | 'multiple_choice'
  /** Any number of options: Multiple Select. */
  | 'multiple_select'
  /** A short text: Short Answer. */
  | 'short_answer';

/** Whether learners see a question. */
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

/** What counts as right in attempts that met a question before it was corrected: whatever was answered, what counted before and the corrected answer, the corrected answer alone, or what counted before. An attempt that could not give the corrected answer, since it had other options, keeps what counted before, except with full_credit. */
export type RegradeMode =
  /** Whatever was answered. */
  | 'full_credit'
  /** The corrected answer alone. */
  | 'new_only'
  /** What counted before. */
  | 'none'
  /** What counted before, and the corrected answer. */
  | 'old_and_new';

/** A regrade as its preview showed it. */
export type RegradeQuestionInput = {
  /** The digest of the preview. */
  digest: string;
  /** What counts as right. */
  mode: RegradeMode;
  /** ID of the question. */
  questionId: string;
  /** Whether results, points and PRO status that get worse are lowered; otherwise they stay. */
  takesAway?: boolean;
};

/** Which newsletter is to come again. */
export type RejoinNewsletterInput = {
  /** The section whose newsletter it is. */
  section: ContentSectionKey;
};

/** People to remind of open tests. */
export type RemindPeopleInput = {
  /** Additional line of the message, at most 200 characters. If left out, null or empty, there is none. */
  line?: string | null | undefined;
  /** IDs of up to 100 people. */
  profileIds: Array<string>;
};

/** An answer to what somebody wrote to support. */
export type ReplyToContactMessageInput = {
  /** The message. */
  id: string;
  /** The answer, plain text of at most 5000 characters. */
  text: string;
  /** Its `updatedAt` as it was read; CONFLICT, with the message as it is now, where it was changed since. */
  updatedAt: string;
};

/** That the caller wants to be deleted. */
export type RequestDeletionInput = {
  /** True: what it means was read. */
  confirm: boolean;
};

/** That the caller wants a file with all own data. */
export type RequestOwnDataInput = {
  /** True: that is what is wanted. */
  confirm: boolean;
};

/** Who has forgotten the password. */
export type RequestPasswordLinkInput = {
  /** The e-mail address that the person signs in by, at most 300 characters. */
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

/** Import to resume. */
export type ResumeImportInput = {
  /** ID of the import. */
  id: string;
};

/** Background jobs that are to be tried again now. */
export type RetryBackgroundJobsInput = {
  /** IDs of 1 to 100 jobs. */
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

/** What site search looks for. */
export type SearchKind =
  /** Modules. */
  | 'module'
  /** Articles and newsletters of the sections. */
  | 'news'
  /** Pages of the portal, surveys, albums, awards and rewards. */
  | 'page';

/** As whom an administrator wants to see the portal. */
export type SeeAsInput = {
  /** ID of the person. */
  profileId: string;
};

/** A message to support. */
export type SendContactMessageInput = {
  /** The browser, at most 300 characters. Left out or null: not told. */
  browser?: string | null | undefined;
  /** The address that the answer goes to, at most 300 characters. Left out or null: needed of visitors, while of whoever is signed in it is that of the profile. */
  email?: string | null | undefined;
  /** Made up by whoever sends it, so that what is sent twice under the same id is one message. */
  id: string;
  /** The language in which it is written and answered. */
  lang: Language;
  /** Who writes, at most 200 characters. Left out or null: needed of visitors, while of whoever is signed in it is that of the profile. */
  name?: string | null | undefined;
  /** The page from which the writer came, at most 300 characters. Left out or null: not told. */
  page?: string | null | undefined;
  /** Which test it is about, in words, at most 200 characters. Left out or null: none. */
  test?: string | null | undefined;
  /** What is written, plain text of at most 5000 characters. */
  text: string;
  /** What it is about. */
  topic: ContactTopic;
  /** A field that people do not see: what comes with a text in it was filled in by a machine and is dropped. Left out or null: written by a person. */
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
  /** When it was sent. */
  | 'sentAt'
  /** What it is about, whatever its case and accents. */
  | 'subject'
  /** The address of the recipient. */
  | 'toEmail'
  /** The name of the recipient, whatever its case and accents. */
  | 'toName';

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

/** A new password, by a link. */
export type SetPasswordByLinkInput = {
  /** The password from now on: 8 to 64 characters with a letter, a number and a special character. */
  password: string;
  /** What stands in the link. */
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

/** An upload to be allowed. */
export type SignUploadInput = {
  /** What is uploaded. */
  purpose: UploadPurpose;
};

/** Bulk action to start. */
export type StartBulkActionInput = {
  /** Name of the action, such as disable. For an unknown action, the error lists the actions of the list. */
  action: string;
  /** Key of your choice for this action, 1 to 100 characters. A repeat returns the action that was started first. */
  idempotencyKey: string;
  /** Name of the list in the API, such as people. */
  list: string;
  /** Items to change. */
  selection: BulkSelection;
  /** Up to 5 values of the action. If left out or null: none. */
  values?: Array<BulkValueInput> | null | undefined;
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

/** A deletion that is not to be carried out. */
export type StopDeletionInput = {
  /** Why, which the person is told by e-mail; plain text of at most 500 characters. */
  reason: string;
  /** The request. */
  requestId: string;
};

/** Import to stop. */
export type StopImportInput = {
  /** ID of the import. */
  id: string;
};

/** Why somebody does not get on. */
export type StuckKind =
  /** Began a test without a time limit and left it over 7 days ago. */
  | 'left_test'
  /** Is one test short of the PRO tests, and took none for 30 days. */
  | 'near_pro'
  /** Is expected, and never signed in. */
  | 'never_seen'
  /** Has used all tries at a test that has no reset date. */
  | 'used_tries';

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

/** Where the issues of a newsletter are to go. */
export type SubscribeToNewsletterInput = {
  /** The e-mail address, at most 300 characters. */
  email: string;
  /** The language in which the issues are to come. */
  lang: Language;
  /** The section whose newsletter it is. */
  section: ContentSectionKey;
};

/** How far a subscription to a newsletter is. */
export type SubscriptionState =
  /** The issues come. */
  | 'confirmed'
  /** No more issues come. */
  | 'left'
  /** The address has yet to be confirmed by the link that was sent there. */
  | 'pending';

/** Kind of survey question. */
export type SurveyKind =
  /** One of the options. */
  | 'one'
  /** Any number of the options. */
  | 'several'
  /** The person's own words. */
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

/** An upload to be taken over. */
export type TakeAssemblyInput = {
  /** The service’s id of the upload, 32 hexadecimal digits. */
  assemblyId: string;
};

/** A deletion that the caller asked for and no longer wants. */
export type TakeBackDeletionInput = {
  /** The request. */
  requestId: string;
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

/** Range of time. The start is included, the end is not; one that is left out is open. */
export type TimeRange = {
  /** Start of the range, included. If left out or null: no limit. */
  from?: string | null | undefined;
  /** End of the range, not included. If left out or null: no limit. */
  to?: string | null | undefined;
};

/** A text in one of its languages. */
export type TranslateTextInput = {
  /** ID of the text. */
  id: string;
  /** The language. */
  lang: Language;
  /** What it says there, by the rules of its field: rich text is sanitised. Empty takes it away. What it says already is taken for right, so that it is no more out of date. */
  text: string;
  /** Its `version` as it was read; CONFLICT, with the text as it is now, where it was changed since. */
  version: string;
};

/** Which texts a list is narrowed to. */
export type TranslatedTextFilter = {
  /** Those of things of these kinds; of any where left out or null. */
  kinds?: Array<string> | null | undefined;
  /** Those that lack one of these languages; all where left out or null. */
  missing?: Array<Language> | null | undefined;
  /** Those that lack one of these languages or are out of date in it; all where left out or null. */
  needing?: Array<Language> | null | undefined;
  /** Those that are out of date in one of these languages; all where left out or null. */
  outdated?: Array<Language> | null | undefined;
  /** Those of things that learners see (true), or do not yet or no more (false); all where left out or null. */
  shown?: boolean | null | undefined;
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

/** Which merge to undo. */
export type UndoMergeInput = {
  /** ID of the merge. */
  mergeId: string;
};

/** Import to undo. */
export type UndoQuestionImportInput = {
  /** Whether to remove questions that have been edited since. Otherwise the answer is CONFLICT if there are any. */
  evenEdited?: boolean;
  /** ID of the import. */
  id: string;
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** What it shows, in a sentence or two; null where nothing is said. If left out, it stays unchanged. Null removes it. */
  lead?: LocalizedTextInput | null | undefined;
  /** Its pictures in their order; a published album has one at least. At most 100. If left out, it stays unchanged. Null is rejected. */
  pictures?: Array<AlbumPictureInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** The section in which it stands. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** The end of its address; no other album of the section has it. If left out, it stays unchanged. Null is rejected. */
  slug?: string | null | undefined;
  /** What it is called. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** ID of the module whose test the article prepares for. Null if there is none. If left out, it stays unchanged. Null removes it. */
  moduleId?: string | null | undefined;
  /** Content blocks in their order. At most 100. If left out, it stays unchanged. Null is rejected. */
  parts?: Array<PartInput> | null | undefined;
  /** Image above the article. ID of an image that was uploaded as content. If left out, it stays unchanged. Null removes it. */
  pictureId?: string | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
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
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** A picture of the winner or the prize. ID of an image that was uploaded as content. If left out, it stays unchanged. Null is rejected. */
  pictureId?: string | null | undefined;
  /** Points to show with the award. No balance changes. Null if there are none. If left out, it stays unchanged. Null removes it. */
  points?: number | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** The section that shows it. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Reason for the award, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** Name of the winner at the time. If left out, it stays unchanged. Null is rejected. */
  winner?: string | null | undefined;
  /** The year it is of, which has at most 30 awards of a section. If left out, it stays unchanged. Null is rejected. */
  year?: number | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateContactMessageInput = {
  /** Whether nothing is left to do; a reply sets it. If left out, it stays unchanged. Null is rejected. */
  done?: boolean | null | undefined;
  /** ID of the record. */
  id: string;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateContentSectionInput = {
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** ID of the record. */
  id: string;
  /** Summary in one or two sentences. If left out, it stays unchanged. Null is rejected. */
  lead?: LocalizedTextInput | null | undefined;
  /** Name of its newsletter. Null if the newsletter has no name of its own. If left out, it stays unchanged. Null removes it. */
  newsletterName?: LocalizedTextInput | null | undefined;
  /** Pages of the section, always in the order of `ContentPage`. If left out, it stays unchanged. Null is rejected. */
  pages?: Array<ContentPage> | null | undefined;
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** How much it lists at most, from 1 to 8; null for as much as is usual. If left out, it stays unchanged. Null removes it. */
  amount?: number | null | undefined;
  /** Whether nobody sees it. If left out, it stays unchanged. Null is rejected. */
  hidden?: boolean | null | undefined;
  /** Where its link leads: a path of the portal, or an address elsewhere; null without a link. If left out, it stays unchanged. Null removes it. */
  href?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** Large numbers, at most 3 and at least one in a block of them; none in others. If left out, it stays unchanged. Null is rejected. */
  items?: Array<HomeBlockItemInput> | null | undefined;
  /** What its link is called; null without a link. If left out, it stays unchanged. Null removes it. */
  linkLabel?: LocalizedTextInput | null | undefined;
  /** What the picture shows, for who does not see it; null where nothing is said. It goes with the picture. If left out, it stays unchanged. Null removes it. */
  pictureAlt?: LocalizedTextInput | null | undefined;
  /** Its picture. Null if there is none. ID of an image that was uploaded as content. If left out, it stays unchanged. Null removes it. */
  pictureId?: string | null | undefined;
  /** Its place on the page, from 0 at the top; one too high means the last. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** The section that it shows something of; null for the usual one of its kind. If left out, it stays unchanged. Null removes it. */
  section?: ContentSectionKey | null | undefined;
  /** What stands under the heading, rich text of at most 2,000 characters a language; null without. If left out, it stays unchanged. Null removes it. */
  text?: LocalizedTextInput | null | undefined;
  /** Its heading; null for the usual one of its kind. If left out, it stays unchanged. Null removes it. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateMenuLinkInput = {
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
  accountKinds?: Array<AccountKind> | null | undefined;
  /** Where it leads: a path of the portal, or an address elsewhere. If left out, it stays unchanged. Null is rejected. */
  href?: string | null | undefined;
  /** ID of the record. */
  id: string;
  /** The words of the link. If left out, it stays unchanged. Null is rejected. */
  label?: LocalizedTextInput | null | undefined;
  /** Whether it opens in a tab of its own. If left out, it stays unchanged. Null is rejected. */
  newTab?: boolean | null | undefined;
  /** Its place in its menu, from 0; one too high means the last. If left out, it stays unchanged. Null is rejected. */
  position?: number | null | undefined;
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** Its number, which no other issue of the section has; its address ends in it. If left out, it stays unchanged. Null is rejected. */
  number?: number | null | undefined;
  /** What it is made of: parts one below the other. At most 100. If left out, it stays unchanged. Null is rejected. */
  parts?: Array<PartInput> | null | undefined;
  /** Time of publication. A record without one is a draft. If left out, it stays unchanged. Null removes it. */
  publishAt?: string | null | undefined;
  /** The section whose newsletter it is of. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** What it brings, in a sentence or two. If left out, it stays unchanged. Null is rejected. */
  summary?: LocalizedTextInput | null | undefined;
  /** Its headline. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
};

/** Fields to change. A field that is left out stays unchanged. */
export type UpdateNewsletterSubscriptionInput = {
  /** ID of the record. */
  id: string;
  /** The language in which issues come. If left out, it stays unchanged. Null is rejected. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
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
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Number of items in stock, including those of orders that have not been shipped. If left out, it stays unchanged. Null is rejected. */
  stock?: number | null | undefined;
  /** Description, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
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
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Section whose page lists the survey. If left out, it stays unchanged. Null is rejected. */
  section?: ContentSectionKey | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
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
  /** The kinds of account it is for; none means everybody, also without an account. If left out, it stays unchanged. Null is rejected. */
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
  /** The roles it is for; none means every role. If left out, it stays unchanged. Null is rejected. */
  roles?: Array<Role> | null | undefined;
  /** Text about the tool, rich text. If left out, it stays unchanged. Null is rejected. */
  text?: LocalizedTextInput | null | undefined;
  /** Title. If left out, it stays unchanged. Null is rejected. */
  title?: LocalizedTextInput | null | undefined;
  /** `updatedAt` of the record as you read it. If the record has changed since, the answer is CONFLICT with the current record. */
  updatedAt: string;
  /** The user types it is for, PRO people being meant with standard too; none means every type. If left out, it stays unchanged. Null is rejected. */
  userTypes?: Array<UserType> | null | undefined;
};

/** What is uploaded: an avatar for one’s own profile, images of a module, of a question or of content, or a file that is kept as it is. */
export type UploadPurpose =
  /** An image for one's own profile. */
  | 'avatar'
  /** Images of content. */
  | 'content'
  /** A file that is kept as it is. */
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

/** Module that was viewed. */
export type ViewModuleInput = {
  /** ID of the module. */
  moduleId: string;
};

/** What time of it. */
export type WeeksFilter = {
  /** The last weeks, this one too: 1 to 52. */
  weeks: number;
};
