/** Corporate services in the order of the content, with prices in US cents. */
import { loadEntries, type Entry } from '@/cms/entries.ts';
import type { RecordSubject } from '@/forms/model/record.ts';
import { memoizeContent } from '@/lib/memoize.ts';
import { toCents } from '@/lib/money.ts';
import { ROUTES } from '@/routes.ts';

export type CorporateService = Omit<Entry<'corporateServices'>, 'price'> & {
  /** Price in US cents; 0 means on request. */
  cents: number;
  /** The title without its letter, as in “SMS”. */
  name: string;
  /** What a message to the site is about, when it was opened from this service. */
  subject: RecordSubject;
};

const LETTER = /^[a-z]\)\s*/;

export const loadCorporateServices = memoizeContent(async (): Promise<CorporateService[]> => {
  const services = await loadEntries('corporateServices');
  return services
    .toSorted((a, b) => a.order - b.order)
    .map(({ price, ...service }) => {
      const name = service.title.replace(LETTER, '');
      return {
        ...service,
        cents: toCents(price),
        name,
        subject: { kind: 'corporateService', id: service.id, name, path: `${ROUTES.corporateService}#${service.id}` },
      };
    });
});
