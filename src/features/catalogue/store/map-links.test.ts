import { expect, test } from 'vitest';
import { createDirections, createAddressDirections } from './map-links.ts';

test('links to a position, with its name in the app', () => {
  expect(createDirections({ latitude: 23.6, longitude: 58.2 }, 'Bait & Co')).toEqual({
    app: 'geo:23.6,58.2?q=23.6,58.2(Bait%20%26%20Co)',
    map: 'https://www.openstreetmap.org/directions?to=23.6%2C58.2',
  });
});

test('links to a postal address and encodes it', () => {
  expect(createAddressDirections('Way 1&from=x#y')).toEqual({
    app: 'geo:0,0?q=Way%201%26from%3Dx%23y',
    map: 'https://www.openstreetmap.org/directions?to=Way%201%26from%3Dx%23y',
  });
});
