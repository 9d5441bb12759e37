import type { CampaignOptions } from '@/features/campaigns/open-campaigns.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { useLedger } from '@/features/wallet/use-ledger.ts';
import { getBalance } from '@/features/wallet/ledger/sums.ts';
import { subscribePosts } from '@/features/community/my-posts/subscribe-posts.ts';
import { filterInquiries, type SampleInquiry } from '@/features/messages/inquiries/inquiry.ts';
import { useInquiries } from '@/features/messages/inquiries/use-inquiries.ts';
import { formatMoney } from '@/lib/money.ts';
import { formatPlural, type Plural } from '@/lib/plurals.ts';
import type { RouteName } from '@/routes.ts';
import type { LedgerEntry } from '@/storage/schemas/ledger-entry.ts';
import { useStored } from '@/storage/use-stored.ts';
import type { ProfileLabels } from '../labels.ts';
import type { CountedSamples } from './counts.ts';
import { useCounts } from './use-counts.ts';

/** The samples that the counters add to what is stored. */
export type CounterSources = {
  sent: readonly SampleInquiry[];
  received: readonly SampleInquiry[];
  opening: readonly LedgerEntry[];
  samples: CountedSamples;
  /** Number of lists that only have content. */
  commodities: number;
  services: number;
  /** Notes of the ledger entries of campaigns. */
  notes: CampaignOptions['notes'];
};

export type Counter = {
  text: string;
  /** The text asks the visitor for something, such as reading or answering. */
  isOpen?: boolean;
  /** The text may be that of the samples, of a visitor who has own data. */
  isLoading?: boolean;
};

/** The pages with a figure. */
type CountedRoute = RouteName & keyof ProfileLabels['links'];

const NUMBER_FORMAT = new Intl.NumberFormat(NUMBER_LOCALE);

/** The directory is not needed to count. */
const NO_DIRECTORY = { parties: [], providers: new Map<string, string>() };

/** Returns the figures of the visitor's pages, as those pages show them. */
export function useCounters(
  { sent, received, opening, samples, commodities, services, notes }: CounterSources,
  labels: ProfileLabels['links'],
): Record<CountedRoute, Counter> {
  const counts = useCounts(samples, { opening, notes });
  const { entries, isLoaded } = useLedger(opening);
  const posts = useStored(subscribePosts).value ?? [];
  const { inquiries: sentInquiries } = useInquiries({ ...NO_DIRECTORY, samples: sent, isSent: true });
  const { inquiries: receivedInquiries } = useInquiries({ ...NO_DIRECTORY, samples: received, isSent: false });
  const unread = filterInquiries(receivedInquiries, 'unreadOnly', '').length;
  const { unread: isNew, unanswered } = labels;
  const total = (count: number): Counter => ({ text: NUMBER_FORMAT.format(count) });
  /** The number of open entries, or else that of all. */
  const open = (count: number, message: Plural, all: number): Counter =>
    count > 0 ? { text: formatPlural(message, count), isOpen: true } : total(all);
  const card: Counter = { text: counts.hasCard ? labels.hasCard : labels.noCard };
  return {
    inquiriesSent: total(filterInquiries(sentInquiries, 'inbox', '').length),
    inquiriesReceived: open(unread, isNew, filterInquiries(receivedInquiries, 'inbox', '').length),
    allInputs: total(counts.inputs),
    postHistory: total(posts.length + samples.posts),
    registrations: total(counts.registrations),
    requestedCard: open(counts.openRequests, unanswered, samples.requests.length),
    receivedCards: open(counts.newCards, isNew, counts.cards),
    createCard: card,
    viewCard: card,
    createCampaign: total(counts.campaigns),
    adwords: total(counts.keywords),
    wallet: { text: formatMoney(getBalance(entries)), isLoading: !isLoaded },
    trends: total(commodities),
    corporateService: total(services),
  };
}
