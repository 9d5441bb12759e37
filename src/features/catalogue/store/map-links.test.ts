import { expect, test } from 'vitest';
import { directionsUrl, directionsUrlForAddress } from './map-links.ts';

test('leads to a spot, in an app with its name and on a map', () => {
  expect(directionsUrl({ latitude: 23.6, longitude: 58.2 }, 'Bait & Co')).toEqual({
    app: 'geo:23.6,58.2?q=23.6,58.2(Bait%20%26%20Co)',
    map: 'https://www.openstreetmap.org/directions?to=23.6%2C58.2',
  });
});

test('leads to an address in words, which cannot add to the address of the map', () => {
  expect(directionsUrlForAddress('Way 1&from=x#y')).toEqual({
    app: 'geo:0,0?q=Way%201%26from%3Dx%23y',
    map: 'https://www.openstreetmap.org/directions?to=Way%201%26from%3Dx%23y',
  });
});
