import { defineListing } from '@/listing/listing-element.ts';
import { PRODUCT_RULE } from '../product-list.ts';

defineListing('ino-listing', PRODUCT_RULE, (data, position) => ({
  position,
  seller: data['seller'] ?? '',
  cents: Number(data['cents']),
  moq: Number(data['moq']),
  rating: Number(data['rating']),
}));
