import { expect, test } from 'vitest';
import { getRelatedServices } from './related-services.ts';

const createService = (id: string, category: string, providerId: string) => ({ id, category, providerId });

test('services of the category come first, then those of the provider, and never the service itself', () => {
  const freight = createService('freight', 'logistics', 'store:rimal');
  const all = [
    createService('cleaning', 'facilities', 'store:hajar'),
    createService('survey', 'repair', 'store:rimal'),
    freight,
    createService('customs', 'logistics', 'store:other'),
  ];
  expect(getRelatedServices(freight, all, 2).map(({ id }) => id)).toEqual(['customs', 'survey']);
  expect(getRelatedServices(freight, all, 9)).toHaveLength(3);
});
