import type { ReactElement } from 'react';
import { formatPlural } from '@/lib/plurals.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import type { ProfileLabels } from './labels.ts';
import { getCompleteness, type Profile } from './profile.ts';
import { getEditLink } from './sections.ts';

/** Number of missing details with a link. */
const MAX_LINKED_DETAILS = 2;

/** How complete the profile is, and the links to the next details. */
export function CompletenessCard({
  profile,
  labels,
}: {
  profile: Profile;
  labels: ProfileLabels['completeness'];
}): ReactElement {
  const { percent, missing } = getCompleteness(profile);
  return (
    <section aria-labelledby="completeness" className="rounded-panel border border-line bg-surface p-5">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="completeness" className="display text-lead">
          {labels.title}
        </h2>
        <p className="text-small font-semibold tabular-nums">{percent} %</p>
      </div>
      <progress aria-labelledby="completeness" value={percent} max={100} className="mt-2" />
      <p className="mt-3 text-small text-muted">
        {missing.length > 0 ? formatPlural(labels.left, missing.length) : labels.complete}
      </p>
      <ul className="mt-1 hidden divide-y divide-line scripting:block">
        {missing.slice(0, MAX_LINKED_DETAILS).map((key) => (
          <li key={key}>
            <a
              href={getEditLink(key)}
              className="flex min-h-12 items-center justify-between gap-3 text-small hover:text-sea"
            >
              {labels.steps[key]}
              <Icon icon="chevron-right" size={17} className="rtl:-scale-x-100" />
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
