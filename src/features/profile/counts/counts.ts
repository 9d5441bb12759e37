/** The figures beside the links of the profile, and those of a visitor without data. */
/** What the lists show besides the visitor's own entries. */
export type CountedSamples = {
  inputs: number;
  posts: number;
  registrations: number;
  /** Ids of the people who ask for the visitor's card. */
  requests: readonly string[];
  /** Received cards. */
  cards: readonly { id: string; isNew: boolean }[];
  keywords: number;
  campaigns: number;
};

export type Counts = {
  inputs: number;
  registrations: number;
  /** Requests for the visitor's card without an answer. */
  openRequests: number;
  cards: number;
  newCards: number;
  hasCard: boolean;
  keywords: number;
  campaigns: number;
};

/** Returns the figures of a visitor without data. */
export const countSamples = ({
  inputs,
  registrations,
  requests,
  cards,
  keywords,
  campaigns,
}: CountedSamples): Counts => ({
  inputs,
  registrations,
  openRequests: requests.length,
  cards: cards.length,
  newCards: cards.filter(({ isNew }) => isNew).length,
  hasCard: false,
  keywords,
  campaigns,
});
