/** Products of the visitor's own store for tests. */
import type { OwnProduct } from '../schemas/own-product.ts';

const AT = Date.UTC(2026, 10, 21, 8);

export const createProduct = (overrides: Partial<OwnProduct> = {}): OwnProduct => ({
  id: '00000000-0000-4000-8000-000000000003',
  record: '00000000-0000-4000-8000-000000000004',
  name: 'Woven palm basket',
  category: { id: 'home-decor', name: 'Home decor' },
  description: 'Palm leaf, 30 cm.',
  unit: 'piece',
  moq: 12,
  mq: 6,
  tiers: [
    { quantity: 12, cents: 900 },
    { quantity: 60, cents: 750 },
  ],
  keywords: ['basket'],
  photos: [],
  position: 0,
  createdAt: AT,
  at: AT,
  ...overrides,
});
