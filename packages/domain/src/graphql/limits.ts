/** Business constants and limits (specification, section 9, and its decisions). Sizes are characters unless named. */
export const limits = {
  password: { min: 6, max: 128, advisedMin: 8, commonRefused: 10_000 },
  email: { max: 254 },
  /** How many sessions an account has at once, and how many of its devices are remembered. */
  sessions: { max: 50 },
  personName: { max: 80 },
  displayName: { max: 120 },
  address: { max: 200 },
  place: { max: 100 },
  aboutMe: { max: 2_000 },
  reason: { min: 3, max: 500 },
  search: { max: 100 },
  page: { default: 20, max: 50 },
  notificationIds: { max: 100 },
  /** Browsers of a person that take messages. */
  pushDevices: 10,
  /** Personal tokens: so many at once, each for at most so many days. */
  personalTokens: { max: 20, name: 60, days: 366 },
  /** Views of lists of the back office: of one person, how long their names are, how wide a column in pixels. */
  savedViews: { max: 100, name: 40, query: 2_000, columns: 40, width: { min: 60, max: 1_200 } },
  /** How long something may wait for administrators at most, in hours. */
  workHours: { max: 720 },
  /** What a person may follow and mute. */
  follow: { max: 2_000, perHour: 300 },
  application: {
    /** Of administrators about it, and how many. */
    note: 1_000,
    notes: 100,
    images: 10,
    files: 10,
    authorizedUsers: 20,
    shareholders: 10,
    services: 30,
    serviceName: 80,
    description: 2_000,
    postalCode: 20,
    link: 300,
    phone: 20,
    taxId: 30,
    identification: 30,
    listValue: 40,
    taxResponsibilities: 20,
    comments: 60,
  },
  business: {
    galleryImages: 10,
    imageAlt: 300,
    invitationsPerHour: 30,
    /** One line of what it is. */
    tagline: 100,
    /** The earliest year that one may say to be founded in. */
    oldest: 1600,
    /** How people are shown on its page: what they do there, and a sentence of their own. */
    personTitle: 80,
    personWords: 140,
    shownPeople: 12,
    /** Answered conversations of so many days that tell how fast it answers, and how many are looked at. */
    answers: { atLeast: 5, days: 90, most: 200 },
    answeredQuestions: 10,
    /** From so many reviews on it is said what they tell together. */
    reviewFacts: 5,
  },
  businessQuestion: { text: 500 },
  /** Of so many days, by so many people, so many shown; and how many queries a day are told apart. */
  popularSearches: { days: 30, askers: 5, shown: 8, known: 5_000 },
  /** Stretches of the opening hours of a week. */
  openingSpans: 28,
  fileName: { max: 255 },
  reference: { value: { max: 40 }, label: { max: 300 }, externalId: { max: 60 } },
  listing: {
    name: 120,
    description: 5_000,
    offers: 300,
    text: 120,
    images: 10,
    propertyImages: { min: 5, max: 10 },
    amenities: 40,
    amount: 1_000_000_000_000_00,
    area: 2_000_000_000,
    rooms: 200,
    bulk: 100,
    byIds: 20,
    filterValues: 20,
    similar: 12,
    facetValues: 50,
    /** How often a person may begin listings, an hour. */
    createdPerHour: 600,
    /** How often a person may save changes of listings, a minute: drafts save themselves. */
    savedPerMinute: 240,
    /** How many listings a person may publish, pause and so on, an hour. */
    actedPerHour: 3_000,
  },
  /** A table fits in one request, with room for how JSON writes its quotes and lines. */
  import: { rows: 500, bytes: 200_000, perMinute: 10 },
  forum: {
    title: 120,
    text: 20_000,
    comment: 5_000,
    tags: 5,
    tag: 30,
    replies: 100,
    versions: 20,
    drafts: 20,
    pinned: 5,
    discussionsPerHour: 20,
    commentsPerHour: 120,
    likesPerMinute: 120,
    savedPerMinute: 120,
    /** How long a comment may be edited, in hours. */
    editHours: 24,
    /** How long what was deleted can be restored, in days. */
    restoreDays: 30,
  },
  partner: {
    line: 160,
    service: 80,
    services: 30,
    description: 4_000,
    locations: 20,
    offers: 20,
    terms: 1_000,
    code: 60,
    revealsPerHour: 30,
    /** How long a deleted partner can be brought back, in days. */
    restoreDays: 30,
  },
  news: {
    title: 140,
    summary: 320,
    text: 40_000,
    slug: 80,
    savedPerMinute: 120,
    /** How long what was deleted can be brought back, in days. */
    restoreDays: 30,
  },
  richText: { nodes: 2_000, depth: 8, images: 20, mentions: 30, alt: 300, href: 500 },
  comment: { text: 2_000, replies: 100, perHour: 60 },
  review: {
    contactName: 120,
    subject: { min: 3, max: 120 },
    details: { min: 20, max: 4_000 },
    /** How often a person may write reviews, an hour. */
    perHour: 60,
    /** How many reviews of one business a person may write in 30 days. */
    perBusiness: 3,
  },
  reply: 2_000,
  dispute: { details: { min: 10, max: 4_000 }, editDays: 7 },
  blacklist: {
    text: { min: 2, max: 100 },
    note: 200,
    importBytes: 200_000,
    importEntries: 1_000,
    rehearsalDays: 90,
    /** How many texts of a kind a rehearsal compares, the newest. */
    rehearsalTexts: 2_000,
    /** What is looked at while somebody writes: how much at once, how often, how many places are told. */
    checkedTexts: 200,
    checkedCharacters: 30_000,
    checksPerMinute: 60,
    placesAtOnce: 20,
    placesPerHour: 200,
  },
  report: {
    text: 1_000,
    note: 1_000,
    perHour: 30,
    /** For how long a case is kept for who opened it, in seconds. */
    claimSeconds: 300,
    /** How long a decision can be undone, in days. */
    undoDays: 30,
  },
  ticket: {
    subject: 150,
    text: 8_000,
    comment: 1_000,
    /** Messages of one request that are read at once, the newest. */
    messages: 200,
    perHour: 20,
    messagesPerHour: 60,
    answersPerHour: 600,
    /** How long somebody may write again to a request that was closed, in days. */
    reopenDays: 30,
    /** How long after the end a request may be rated, in days. */
    rateDays: 30,
  },
  /** What a form for visitors asks of robots. */
  contact: {
    perNetworkPerHour: 10,
    perAddressPerDay: 5,
    /** Leading zero bits of the answer's hash. */
    bits: 14,
    /** Nobody writes a message faster than this. */
    minSeconds: 3,
    /** How long an opened form may be sent. */
    maxSeconds: 6 * 3_600,
  },
  settings: { siteName: 40, network: 40, socialLinks: 10, testMailsPerHour: 10 },
  question: { question: 200, answer: 4_000, most: 300 },
  cannedReplies: 200,
  /** Figures at once are of at most so many days. */
  statistics: { days: 732 },
  chat: {
    text: 4_000,
    page: 20,
    messagesPerMinute: 60,
    clientKey: { min: 8, max: 64 },
    /** Of a group, whoever leads it included. */
    members: 50,
    groupName: 80,
    images: 10,
    files: 5,
    pinned: 10,
    /** Messages to somebody who never answered. */
    unanswered: 5,
    /** Conversations with people that a person begins in a day, and in the first days of their account. */
    begunPerDay: 60,
    begunPerDayByNew: 10,
    newForDays: 7,
    reactionsPerMinute: 120,
    actedPerMinute: 240,
    /** Words of a message that are found by the search. */
    words: 300,
  },
  adminNotificationDropdown: { items: 10, textCharacters: 25 },
} as const;

/** The default country of phone fields, by code (decisions, Accounts). */
export const defaultPhoneCountry = 'CO';
