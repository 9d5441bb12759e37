import {
  ClipboardList,
  FileCheck,
  IdCard,
  Inbox,
  MousePointerClick,
  ReceiptText,
  SendHorizontal,
  SquarePen,
  UserRoundCheck,
  UserRoundPlus,
  type IconNode,
} from '@/ui/icons/icons.ts';
import type { ReactElement } from 'react';
import { ROUTES, type RouteName } from '@/routes.ts';
import { CHIP_CLASS } from '@/ui/chip.ts';
import { withBoundary } from '@/ui/feedback/ErrorBoundary.tsx';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';
import type { ProfileLabels } from './labels.ts';
import { useCounters, type Counter as Figure, type CounterSources } from './counts/use-counters.ts';

type Labels = ProfileLabels['links'];

type LinkName = RouteName & keyof Labels;

/** The links in their groups, with their icons. */
const GROUPS: readonly {
  name: keyof Labels['groups'];
  links: readonly (readonly [LinkName, IconNode | MaskedIcon])[];
}[] = [
  {
    name: 'inputs',
    links: [
      ['inquiriesSent', SendHorizontal],
      ['inquiriesReceived', Inbox],
      ['allInputs', ClipboardList],
      ['postHistory', ReceiptText],
      ['registrations', FileCheck],
    ],
  },
  {
    name: 'card',
    links: [
      ['requestedCard', UserRoundPlus],
      ['receivedCards', UserRoundCheck],
      ['createCard', SquarePen],
      ['viewCard', IdCard],
    ],
  },
  {
    name: 'promotion',
    links: [
      ['createCampaign', 'megaphone'],
      ['adwords', MousePointerClick],
      ['wallet', 'wallet'],
      ['trends', 'trend'],
      ['corporateService', 'briefcase'],
    ],
  },
];

function ProfileLinksIsland({ labels, sources }: { labels: Labels; sources: CounterSources }): ReactElement {
  const counters = useCounters(sources, labels);
  return (
    <section aria-labelledby="profile-links" className="order-2 wide:order-3">
      <h2 id="profile-links" className="mb-3 text-title">
        {labels.title}
      </h2>
      <div className="grid gap-4 tablet:grid-cols-2 tablet:max-broad:*:last:odd:col-span-2 broad:grid-cols-3">
        {GROUPS.map(({ name, links }) => (
          <nav
            key={name}
            aria-labelledby={`profile-links-${name}`}
            className="rounded-panel border border-line bg-surface p-4 tablet:p-5"
          >
            <h3 id={`profile-links-${name}`} className="display text-lead">
              {labels.groups[name]}
            </h3>
            <ul className="mt-1 divide-y divide-line">
              {links.map(([route, icon]) => (
                <li key={route}>
                  <a href={ROUTES[route]} className="flex min-h-12 items-center gap-3 text-small hover:text-sea">
                    <Icon icon={icon} size={19} className="text-sea" />
                    <span className="flex min-w-0 grow flex-wrap items-center gap-x-3">
                      <span className="min-w-0 grow basis-24">{labels[route]}</span>
                      <Counter counter={counters[route]} />
                    </span>
                    <Icon icon="chevron-right" size={17} className="text-muted rtl:-scale-x-100" />
                  </a>
                </li>
              ))}
            </ul>
          </nav>
        ))}
      </div>
    </section>
  );
}

function Counter({ counter: { text, isOpen = false, isLoading = false } }: { counter: Figure }): ReactElement {
  return isOpen ? (
    <span className={`${CHIP_CLASS} bg-clay-soft text-clay`}>{text}</span>
  ) : (
    <span aria-busy={isLoading} className="whitespace-nowrap text-muted tabular-nums scripting:aria-busy:invisible">
      {text}
    </span>
  );
}

/** The links to all pages of the visitor, each with its figure. The HTML of the build has the figures of the samples. */
export const ProfileLinks = withBoundary(ProfileLinksIsland);
