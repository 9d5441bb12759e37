/** The map card around every place of the content, which are all places that a visitor can choose. */
import { describe, expect, test } from 'vitest';
import { loadLand, loadWorld } from '../../src/features/map-card/coastline.ts';
import { findNearby } from '../../src/features/map-card/find-nearby.ts';
import { measureLabel, type Box } from '../../src/features/map-card/label-layout.ts';
import { layoutMap, SIZE, type Circle } from '../../src/features/map-card/map-layout.ts';
import type { PinPosition } from '../../src/features/map-card/separate-pins.ts';
import { sortByDistance } from '../../src/lib/geo.ts';
import { home, people, places, stores } from '../support/content.ts';

type Place = (typeof places)[number];

const { nearbyCard } = home;
const buyers = people.filter(({ role }) => role === 'buyer');

function getPlace({ id }: { id: string }): Place {
  const place = places.find((each) => each.id === id);
  if (!place) throw new Error(`there is no place ${id}`);
  return place;
}

const lands = { near: await loadLand(), world: await loadWorld() };
const locate = ({ place }: { place: { id: string } }) => getPlace(place);

/** Lays out the card as its pages do. */
function layoutCard(centre: Place) {
  const { radius } = nearbyCard;
  const getNearby = (all: readonly { place: { id: string } }[], count: number) =>
    findNearby(
      sortByDistance(all.map(locate), centre, (at) => at),
      radius,
      count,
    ).shown;
  return layoutMap(
    {
      centre,
      names: nearbyCard.names.map(getPlace),
      radius,
      vendors: getNearby(stores, nearbyCard.vendors),
      buyers: getNearby(buyers, nearbyCard.buyers),
      nearCounts: nearbyCard,
    },
    lands,
  );
}

/** What the narrowest card shows of the drawing: 300 pixels in the middle. */
const VISIBLE: Box = [SIZE.width / 2 - 150, 0, SIZE.width / 2 + 150, SIZE.height];

/** Radii of the pins, with the halo of those that are near. */
const PIN_RADIUS = { near: 9, other: 4 };

/** A label is beside its dot; that of the chosen place can be beside its circle, if that is as small as a dot. */
const MAX_LABEL_DISTANCE = 10;
const MAX_MARK_RADIUS = 20;

const toBox = ({ x, y, r }: Circle): Box => [x - r, y - r, x + r, y + r];

const isInside = (box: Box, frame: Box): boolean =>
  box[0] >= frame[0] && box[1] >= frame[1] && box[2] <= frame[2] && box[3] <= frame[3];

const hasOverlap = (one: Box, other: Box): boolean =>
  one[0] < other[2] && other[0] < one[2] && one[1] < other[3] && other[1] < one[3];

/** Returns the distance of a point from a box; 0 inside. */
const getDistance = (box: Box, { x, y }: PinPosition): number =>
  Math.hypot(Math.max(box[0] - x, 0, x - box[2]), Math.max(box[1] - y, 0, y - box[3]));

const measure = (label: Parameters<typeof measureLabel>[0]): Box => measureLabel(label, SIZE.name);

describe.each(places.map((place) => ({ ...place, map: layoutCard(place) })))('around $name', ({ name, map }) => {
  const { labels, spot, lens, scale, pins } = map;
  const own = labels.find(({ text }) => text === name);

  test('names the chosen place, in the middle of its circle', () => {
    expect(own).toBeDefined();
    expect(own?.dot.x).toBeCloseTo(spot.x, 6);
    expect(own?.dot.y).toBeCloseTo(spot.y, 6);
  });

  test('has each label at its own dot, and no other dot nearer', () => {
    for (const label of labels) {
      const mark = label === own && spot.r <= MAX_MARK_RADIUS ? spot.r : SIZE.dot;
      const distance = getDistance(measure(label), label.dot) - mark;
      expect(distance, label.text).toBeLessThan(MAX_LABEL_DISTANCE);
      for (const { text, dot } of labels) {
        if (text !== label.text) expect(getDistance(measure(label), dot), label.text).toBeGreaterThan(distance);
      }
    }
  });

  test('has no label over another one, its dot or the lens', () => {
    for (const label of labels) {
      const box = measure(label);
      expect(getDistance(box, lens), label.text).toBeGreaterThan(lens.r);
      for (const { dot } of labels) expect(getDistance(box, dot), label.text).toBeGreaterThan(SIZE.dot);
      for (const other of labels) {
        if (other !== label) expect(hasOverlap(box, measure(other)), `${label.text}, ${other.text}`).toBe(false);
      }
    }
  });

  test('has everything inside of the card, and the circle apart from the lens', () => {
    for (const label of labels) expect(isInside(measure(label), VISIBLE), label.text).toBe(true);
    expect(isInside(toBox(spot), VISIBLE)).toBe(true);
    expect(isInside(toBox(lens), VISIBLE)).toBe(true);
    expect(Math.hypot(spot.x - lens.x, spot.y - lens.y)).toBeGreaterThan(spot.r + lens.r);
  });

  test('has all pins in the lens', () => {
    for (const { x, y } of pins) expect(Math.hypot(x - lens.x, y - lens.y)).toBeLessThan(lens.r);
  });
  test('has the scale where nothing covers it', () => {
    const { from, to, km } = scale;
    const text = measureLabel(
      { text: `${km} km`, dot: to, anchor: 'start', x: to.x + SIZE.gap, y: to.y + 4 },
      SIZE.name,
    );
    const box: Box = [from.x, Math.min(text[1], from.y - 3), text[2], Math.max(text[3], from.y + 3)];
    expect(to.x - from.x).toBeCloseTo((lens.countedRadius * km) / nearbyCard.radius, 6);
    expect(isInside(box, VISIBLE)).toBe(true);
    expect(getDistance(box, lens)).toBeGreaterThan(lens.r);
    for (const label of labels) expect(hasOverlap(box, measure(label)), label.text).toBe(false);
    for (const pin of pins) {
      expect(getDistance(box, pin)).toBeGreaterThan(pin.isNear ? PIN_RADIUS.near : PIN_RADIUS.other);
    }
  });
});
