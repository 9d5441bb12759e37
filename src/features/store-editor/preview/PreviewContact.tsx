import { CalendarDays, Clock, MapPin, type IconNode } from '@/ui/icons/icons.ts';
import type { ReactElement, ReactNode } from 'react';
import { DirectionsLink } from '@/features/catalogue/store/DirectionsLink.tsx';
import { createAddressDirections } from '@/features/catalogue/store/map-links.ts';
import { isOpening } from '@/features/catalogue/store/parse-opening-hours.ts';
import {
  FACT_ICON_CLASS,
  FACT_LABEL_CLASS,
  FACT_LINK_CLASS,
  FACT_ROW_CLASS,
} from '@/features/catalogue/store/store-styles.ts';
import { DEFAULT_LOCALE } from '@/lib/locales.ts';
import { formatMessage } from '@/lib/messages.ts';
import { Icon } from '@/ui/icons/Icon.tsx';
import { AddressText } from '@/ui/AddressText.tsx';
import type { MaskedIcon } from '@/ui/icons/masked-icons.ts';
import type { PreviewPartProps } from './PreviewHeader.tsx';
import { getTexts } from './form-values.ts';
import { getSafeLink, type Scheme } from './safe-link.ts';

/** The facts in their order: the key of the answer, its icon and label, and the scheme of its links. */
const FACTS = [
  { key: 'address', icon: MapPin, label: 'location' },
  { key: 'timing', icon: Clock, label: 'timing' },
  { key: 'established', icon: CalendarDays, label: 'foundedYear' },
  { key: 'phone', icon: 'phone', label: 'phone', scheme: 'tel' },
  { key: 'email', icon: 'mail', label: 'email', scheme: 'mailto' },
  { key: 'websites', icon: 'globe', label: 'website', scheme: 'https' },
] as const satisfies readonly { key: string; icon: IconNode | MaskedIcon; label: string; scheme?: Scheme }[];

function Line({ text, scheme }: { text: string; scheme: Scheme | undefined }): ReactElement {
  if (scheme === undefined) {
    return (
      <p dir="auto" className="font-medium wrap-anywhere">
        {text}
      </p>
    );
  }
  const link = getSafeLink(scheme, text);
  return (
    <p>
      {link ? (
        // An external link is entered by the visitor: this site does not endorse it.
        <a
          href={link.href}
          rel={scheme === 'https' ? 'nofollow noopener' : undefined}
          className={`${FACT_LINK_CLASS} inline-flex min-h-11 items-center`}
        >
          <span className="min-w-0">
            <AddressText address={link.text} />
          </span>
        </a>
      ) : (
        <span className="font-medium wrap-anywhere">{text}</span>
      )}
    </p>
  );
}

/** Lists the opening hours that cannot be parsed, for the owner of the store. */
function UnreadHours({ texts, message }: { texts: readonly string[]; message: string }): ReactElement | null {
  const unread = texts.filter((text) => !isOpening(text)).map((text) => `“${text}”`);
  if (unread.length === 0) return null;
  const lines = new Intl.ListFormat(document.documentElement.lang || DEFAULT_LOCALE).format(unread);
  return (
    <p className="mt-1 text-fine wrap-anywhere text-brass-ink print:hidden">{formatMessage(message, { lines })}</p>
  );
}

/** Address, opening hours and ways to reach the visitor's own store; nothing without any of them. */
export function PreviewContact({ items, labels, storeLabels }: PreviewPartProps): ReactElement | null {
  const facts = FACTS.filter(({ key }) => items.has(key));
  if (facts.length === 0) return null;
  const [address] = getTexts(items, 'address');
  const notes: Record<string, ReactNode> = {
    address: address !== undefined && <DirectionsLink to={createAddressDirections(address)} labels={storeLabels} />,
    timing: <UnreadHours texts={getTexts(items, 'timing')} message={labels.unreadHours} />,
  };
  return (
    <aside aria-label={storeLabels.contact} className="self-start rounded-panel border border-line bg-surface p-5">
      <h2 className="mb-4 text-title">{storeLabels.contact}</h2>
      <ul className="flex flex-col gap-4">
        {facts.map((fact) => (
          <li key={fact.key} className={FACT_ROW_CLASS}>
            <span className={FACT_ICON_CLASS}>
              <Icon icon={fact.icon} size={18} />
            </span>
            <div className="min-w-0 grow basis-40">
              <p className={FACT_LABEL_CLASS}>{storeLabels[fact.label]}</p>
              {getTexts(items, fact.key).map((text, index) => (
                <Line key={index} text={text} scheme={'scheme' in fact ? fact.scheme : undefined} />
              ))}
              {notes[fact.key]}
            </div>
          </li>
        ))}
      </ul>
    </aside>
  );
}
