/** The pins and names on the map: buttons and texts above the canvas, moved with it. */
import { ASCENT, getCircleBox, layoutLabels, type Box } from '@/features/map-card/label-layout.ts';
import type { Point } from '@/lib/geo.ts';
import { NUMBER_LOCALE } from '@/lib/locales.ts';
import { DIAMOND_PATH, DIAMOND_SIZE } from '../diamond.ts';
import { MAP_KINDS, type MapKind } from '../map-filter.ts';
import { layoutSeaNames, SEA_SIZE, type Sea } from '../sea-names.ts';
import { addArrowKeys, keepTabStop } from './arrow-keys.ts';
import type { MapPin } from './clusters.ts';

type Position = { x: number; y: number };
export type Project = (point: Point) => Position;
export type NamedPoint = Point & { name: string };

/** What the map names. */
export type MapNames = {
  /** The most important first. */
  places: readonly NamedPoint[];
  seas: readonly Sea[];
};

type Options = {
  /** Name of all pins for screen readers. */
  name: string;
  /** Returns the name of a pin for screen readers. */
  describe: (pin: MapPin) => string;
  onPress: (pin: MapPin, button: HTMLButtonElement) => void;
  /** Returns a copy of an icon of the page. */
  copyIcon: (kind: string) => Node | undefined;
};

const SVG_NAMESPACE = 'http://www.w3.org/2000/svg';

/** Radius of pins, groups and dots in pixels; buttons are at least 44 pixels wide. */
const PIN_RADIUS = 17;
const GROUP_RADIUS = 20;
const DOT_RADIUS = 3;
/** Size of names in pixels. */
const NAME_SIZE = 12.5;
/** Free space beside names in pixels, because some letters are wider than the average. */
const NAME_MARGIN = 14;

const getRadius = ({ count }: MapPin): number => (count > 1 ? GROUP_RADIUS : PIN_RADIUS);

function createElement<Name extends keyof SVGElementTagNameMap>(
  name: Name,
  attributes: Record<string, string | number>,
): SVGElementTagNameMap[Name] {
  const element = document.createElementNS(SVG_NAMESPACE, name);
  for (const [key, value] of Object.entries(attributes)) element.setAttribute(key, String(value));
  return element;
}

/** Draws a ring with an arc for each kind, as long as the share of the kind. */
function drawRing({ counts, count }: MapPin): SVGSVGElement {
  const size = GROUP_RADIUS * 2 + 4;
  const svg = createElement('svg', {
    viewBox: `0 0 ${size} ${size}`,
    width: size,
    height: size,
    'aria-hidden': 'true',
  });
  const radius = GROUP_RADIUS - 3;
  const round = { cx: size / 2, cy: size / 2, 'stroke-width': 6, r: radius };
  svg.append(createElement('circle', { cx: size / 2, cy: size / 2, r: GROUP_RADIUS + 1, class: 'fill-surface' }));
  let start = 0;
  for (const kind of MAP_KINDS) {
    const share = (counts[kind] / count) * 100;
    if (share === 0) continue;
    svg.append(
      createElement('circle', {
        ...round,
        pathLength: 100,
        'stroke-dasharray': `${share} ${100 - share}`,
        'stroke-dashoffset': 25 - start,
        'data-arc': kind,
        class:
          'fill-transparent data-[arc=buyer]:stroke-brass data-[arc=market]:stroke-text data-[arc=vendor]:stroke-sea',
      }),
    );
    start += share;
  }
  const text = createElement('text', {
    x: size / 2,
    y: size / 2 + 4.5,
    'text-anchor': 'middle',
    class: 'fill-text text-fine font-semibold',
  });
  text.textContent = count.toLocaleString(NUMBER_LOCALE);
  svg.append(text);
  return svg;
}

/** Draws the diamond of a buyer, below the icon. */
function drawDiamond(): SVGSVGElement {
  const svg = createElement('svg', { width: DIAMOND_SIZE, height: DIAMOND_SIZE });
  svg.append(createElement('path', { d: DIAMOND_PATH, class: 'map-diamond' }));
  return svg;
}

const PIN_CLASS =
  'group/pin pointer-events-auto absolute -ms-5.5 -mt-5.5 grid size-11 place-items-center rounded-full data-active:z-10 data-active:outline-3 data-active:outline-offset-1 data-active:outline-sea focus-visible:z-10';
const KIND_CLASS: Record<MapKind, string> = {
  vendor: 'rounded-full border-2 border-surface bg-sea text-sea-ink',
  buyer: 'text-on-picture',
  market: 'rounded-field border-2 border-surface bg-text text-page',
};
const NAME_CLASS =
  'absolute text-fine leading-none font-semibold whitespace-nowrap text-text [text-shadow:0_0_3px_var(--land),0_0_3px_var(--land),0_0_3px_var(--land)]';
const VISITOR_CLASS =
  'absolute -ms-2 -mt-2 size-4 rounded-full border-2 border-surface bg-clay outline-4 outline-clay/25';
const DOT_CLASS = 'absolute -ms-0.75 -mt-0.75 size-1.5 rounded-full bg-text';

type Shown = { pin: MapPin; button: HTMLButtonElement; isPositioned: boolean };
type Text = { element: HTMLElement; at: Point; dx: number; dy: number };

/** Sets the position of a pin or name. Without a transform: the browser would draw each transformed element on its own. */
const setPosition = (element: HTMLElement, { x, y }: Position): void => {
  element.style.inset = `${y.toFixed(1)}px auto auto ${x.toFixed(1)}px`;
};

/** A point of the map, and where it was when everything got its position. */
type Anchor = { point: Point; position: Position; zoom: number };

/** The layer of pins and names, which the map moves. */
export class PinLayer {
  readonly element = document.createElement('div');
  readonly #options: Options;
  readonly #pins = new Map<string, Shown>();
  readonly #texts: Text[] = [];
  readonly #names = document.createElement('div');
  #visitor: Text | undefined;
  /** Undefined if everything needs a new position. */
  #anchor: Anchor | undefined;

  constructor(options: Options) {
    this.#options = options;
    // A layer of its own: a movement of the map does not draw the pins again. They have no transforms, each of which would be
    // one more layer.
    this.element.className = 'pointer-events-none absolute inset-0 will-change-transform';
    // Positions count from the left in every language.
    this.element.dir = 'ltr';
    this.element.role = 'group';
    this.element.ariaLabel = options.name;
    addArrowKeys(this.element);
    this.#names.setAttribute('aria-hidden', 'true');
    this.element.append(this.#names);
  }

  get pins(): MapPin[] {
    return [...this.#pins.values()].map(({ pin }) => pin);
  }

  /** Removes all pins, because their names belong to an older index. */
  clear(): void {
    for (const { button } of this.#pins.values()) button.remove();
    this.#pins.clear();
  }

  /** Shows pins; those that exist already stay as they are. Returns whether the focus was on a pin that was removed. */
  show(pins: readonly MapPin[]): boolean {
    const keys = new Set(pins.map(({ key }) => key));
    let isFocusLost = false;
    for (const [key, { button }] of this.#pins) {
      if (keys.has(key)) continue;
      isFocusLost ||= button === document.activeElement;
      button.remove();
      this.#pins.delete(key);
    }
    const added = document.createDocumentFragment();
    for (const pin of pins) {
      if (this.#pins.has(pin.key)) continue;
      const button = this.#create(pin);
      this.#pins.set(pin.key, { pin, button, isPositioned: false });
      added.append(button);
    }
    this.element.append(added);
    return isFocusLost;
  }

  #create(pin: MapPin): HTMLButtonElement {
    const button = document.createElement('button');
    button.type = 'button';
    button.className = PIN_CLASS;
    button.tabIndex = -1;
    button.setAttribute('aria-label', this.#options.describe(pin));
    if (pin.count > 1) button.append(drawRing(pin));
    else {
      const icon = document.createElement('span');
      const kind = MAP_KINDS.find((each) => pin.counts[each] > 0) ?? 'vendor';
      icon.className = `map-pin grid size-8.5 place-items-center ${KIND_CLASS[kind]}`;
      if (kind === 'buyer') icon.append(drawDiamond());
      const drawing = this.#options.copyIcon(kind);
      if (drawing) icon.append(drawing);
      button.append(icon);
    }
    button.addEventListener('click', () => {
      this.#options.onPress(pin, button);
    });
    return button;
  }

  /** Shows the position of the visitor. */
  showVisitor(at: Point): void {
    const element = this.#visitor?.element ?? document.createElement('span');
    element.className = VISITOR_CLASS;
    this.#visitor = { element, at, dx: 0, dy: 0 };
    this.element.prepend(element);
    this.#anchor = undefined;
  }

  /** Highlights a pin; undefined highlights none. */
  setActive(key: string | undefined): void {
    for (const [each, { button }] of this.#pins) button.toggleAttribute('data-active', each === key);
  }

  /**
   * Sets the position of everything on the map. As long as the zoom stays, one movement of the whole layer is enough, so that
   * the browser need not style each pin in each frame.
   * @param anchor any point of the map
   */
  position(project: Project, zoom: number, anchor: Point): void {
    const isMovedOnly = this.#anchor?.zoom === zoom;
    if (!isMovedOnly || !this.#anchor) this.#anchor = { point: anchor, position: project(anchor), zoom };
    const { point, position } = this.#anchor;
    const { x, y } = project(point);
    const offset = { x: x - position.x, y: y - position.y };
    this.element.style.transform = `translate(${offset.x.toFixed(1)}px, ${offset.y.toFixed(1)}px)`;
    for (const shown of this.#pins.values()) {
      if (isMovedOnly && shown.isPositioned) continue;
      const at = project(shown.pin);
      setPosition(shown.button, { x: at.x - offset.x, y: at.y - offset.y });
      shown.isPositioned = true;
    }
    if (isMovedOnly) return;
    for (const { element, at, dx, dy } of this.#visitor ? [...this.#texts, this.#visitor] : this.#texts) {
      const { x: left, y: top } = project(at);
      setPosition(element, { x: left + dx, y: top + dy });
    }
  }

  /**
   * Updates the layer when the map has stopped: gives one of the pins in view the tab stop, and names the seas and places that
   * have room, the most important places first. A place at a pin is named beside the pin.
   * @param frame width and height of the map in pixels
   */
  settle({ places, seas }: MapNames, project: Project, frame: { width: number; height: number }): void {
    this.#texts.length = 0;
    this.#anchor = undefined;
    const pins = [...this.#pins.values()].map(({ pin, button }) => {
      return { at: project(pin), r: getRadius(pin), isNamed: false, button };
    });
    const isInFrame = ({ x, y }: Position) => x > 0 && y > 0 && x < frame.width && y < frame.height;
    keepTabStop(pins.filter(({ at }) => isInFrame(at)).map(({ button }) => button));
    const points = places.flatMap((place) => {
      const dot = project(place);
      const pin = pins.find(({ at, r }) => Math.hypot(at.x - dot.x, at.y - dot.y) < r + DOT_RADIUS);
      if (pin?.isNamed) return [];
      if (pin) pin.isNamed = true;
      return [{ place, text: place.name, dot: pin?.at ?? dot, r: pin?.r ?? DOT_RADIUS, isFree: !pin }];
    });
    const covered = pins.map(({ at, r }) => getCircleBox(at, r));
    const inner: Box = [NAME_MARGIN, 4, frame.width - NAME_MARGIN, frame.height - 4];
    const seaNames = layoutSeaNames(seas, project, { frame: inner, taken: covered });
    for (const { sea } of seaNames) {
      this.#add('map-sea absolute whitespace-nowrap', sea, { x: 0, y: -SEA_SIZE * ASCENT }, sea.name).dataset[
        'anchor'
      ] = 'middle';
    }
    const labels = layoutLabels(points, {
      size: NAME_SIZE,
      frame: inner,
      taken: [...covered, ...seaNames.map(({ box }) => box)],
    });
    for (const { text, x, y, anchor } of labels) {
      const point = points.find((each) => each.text === text);
      if (!point) continue;
      const at = project(point.place);
      this.#add(NAME_CLASS, point.place, { x: x - at.x, y: y - at.y - NAME_SIZE * ASCENT }, text).dataset['anchor'] =
        anchor;
      if (point.isFree) this.#add(DOT_CLASS, point.place, { x: 0, y: 0 });
    }
    this.#names.replaceChildren(...this.#texts.map(({ element }) => element));
  }

  #add(className: string, at: Point, { x, y }: Position, text?: string): HTMLElement {
    const element = document.createElement('span');
    element.className = className;
    this.#texts.push({ element, at, dx: x, dy: y });
    if (text !== undefined) {
      // The inner element moves by its own width, the outer one with the map.
      const inner = document.createElement('span');
      inner.textContent = text;
      inner.className = 'block in-data-[anchor=end]:-translate-x-full in-data-[anchor=middle]:-translate-x-1/2';
      element.append(inner);
    }
    return element;
  }
}
