import { defineListing } from '@/listing/listing-element.ts';
import { PRODUCT_LIST } from '../product-list.ts';

defineListing('ino-listing', PRODUCT_LIST, (data, position) => ({
  position,
  seller: data['seller'] ?? '',
  cents: Number(data['cents']),
  moq: Number(data['moq']),
  rating: Number(data['rating']),
}));
