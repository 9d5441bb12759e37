/**
 * The interactive map. Loaded after the first paint, and only if the browser can draw it; until then and otherwise the page
 * shows the drawn map.
 */
import { GeoJSONSource, Map as MapCanvas, setWorkerUrl, type MapOptions } from 'maplibre-gl';
import workerUrl from 'maplibre-gl/dist/maplibre-gl-worker.mjs?url';
import type { Point } from '@/lib/geo.ts';
import { reportRejection } from '@/lib/safe-promise.ts';
import type { MapView } from '../map-view.ts';
import { createClusterIndex, type ClusterIndex, type MapPin, type MapPoint } from './clusters.ts';
import { readColours, watchColours } from './colours.ts';
import { createCircleLayers, createMapStyle, getCircle, PAINTS } from './map-style.ts';
import { PinLayer, type MapNames, type Project } from './pin-layer.ts';

export type MapBounds = { contains: (point: Point) => boolean };

export type InteractiveMapOptions = {
  /** The element that the map fills. */
  container: HTMLElement;
  /** West, south, east and north of the part that can be shown. */
  reach: [number, number, number, number];
  /** Address of the operator's style; empty for our base map. */
  styleUrl: string;
  /** Path of our base map. */
  baseUrl: string;
  labels: { title: string; attribution: string; pins: string };
  view: MapView | undefined;
  getNames: () => MapNames;
  /** Called when the map has stopped, with its scale in pixels for each radian at the equator, and the latitude of its middle. */
  onScale: (scale: number, latitude: number) => void;
  describe: (pin: MapPin) => string;
  copyIcon: (kind: string) => Node | undefined;
  /** Called after each movement; without a view when the map shows everything. */
  onMove: (view: MapView | undefined, bounds: MapBounds | undefined) => void;
  /** Called when the visitor chooses a pin that does not split. */
  onChoose: (ids: readonly string[], button: HTMLButtonElement) => void;
};

/** Zoom levels: our base map is too coarse for streets. */
const MAX_ZOOM = { base: 12, style: 18 };

/** Zoom level that shows a town with its surroundings. */
const TOWN_ZOOM = 9;

/** Free space around what the map is fitted to, in pixels. The legend is at the top. */
const PADDING = { top: 84, right: 56, bottom: 56, left: 56 };

/** How far beyond the edge pins are drawn, relative to the size of the map, so that they are there when it moves. */
const OVERHANG = 0.15;

/** Width of the world at zoom 0, in pixels. */
const TILE_SIZE = 512;

const NO_NAMES: MapNames = { places: [], seas: [] };

const toLngLat = ({ longitude, latitude }: Point): [number, number] => [longitude, latitude];

export class InteractiveMap {
  readonly #canvas: MapCanvas;
  readonly #options: InteractiveMapOptions;
  readonly #layer: PinLayer;
  #index: ClusterIndex = createClusterIndex([]);
  #points: readonly MapPoint[] = [];
  #circle: { centre: Point; km: number } | undefined;
  #activeId: string | undefined;
  /** Whether the map shows everything, instead of what the visitor moved it to. */
  #isFitted: boolean;
  /** Size of the map in pixels. Read only when it changes: reading it makes the browser lay out the page again. */
  #frame = { width: 0, height: 0 };
  /** The area whose pins exist. */
  #drawn: { index: ClusterIndex; level: number; bounds: [number, number, number, number] } | undefined;

  /** Creates the map; it is hidden until it is drawn for the first time. Throws if the browser cannot draw it. */
  constructor(options: InteractiveMapOptions) {
    this.#options = options;
    this.#isFitted = !options.view;
    setWorkerUrl(workerUrl);
    const { container, reach, labels, view, styleUrl } = options;
    const settings: MapOptions = {
      container,
      style:
        styleUrl || createMapStyle(readColours(container), { url: options.baseUrl, attribution: labels.attribution }),
      maxBounds: reach,
      maxZoom: styleUrl ? MAX_ZOOM.style : MAX_ZOOM.base,
      renderWorldCopies: false,
      dragRotate: false,
      pitchWithRotate: false,
      touchPitch: false,
      attributionControl: { compact: false },
      // Our base map has no symbols. Waiting for them to fade costs frames after each movement.
      ...(styleUrl ? {} : { fadeDuration: 0 }),
      locale: { 'Map.Title': labels.title },
      ...(view ? { center: toLngLat(view), zoom: view.zoom } : { bounds: reach }),
    };
    this.#canvas = new MapCanvas(settings);
    this.#canvas.touchZoomRotate.disableRotation();
    this.#canvas.keyboard.disableRotation();
    this.#layer = new PinLayer({
      name: labels.pins,
      describe: options.describe,
      copyIcon: options.copyIcon,
      onPress: (pin, button) => {
        this.#openPin(pin, button);
      },
    });
    this.#canvas.getCanvasContainer().append(this.#layer.element);
    this.#canvas.on('move', () => {
      this.#drawPins();
    });
    this.#canvas.on('movestart', ({ originalEvent }) => {
      if (originalEvent) this.#isFitted = false;
    });
    this.#canvas.on('moveend', () => {
      this.#settle();
    });
    this.#readFrame();
    this.#canvas.on('resize', () => {
      this.#readFrame();
      if (this.#isFitted) this.fit();
    });
    this.#canvas.on('style.load', () => {
      this.#addCircle();
    });
    watchColours(() => {
      this.#updateColours();
    });
  }

  /** Resolves when the map is drawn for the first time; rejects if its style cannot be loaded. */
  waitUntilDrawn(): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#canvas.once('load', () => {
        resolve();
      });
      let hasStyle = false;
      this.#canvas.once('style.load', () => {
        hasStyle = true;
      });
      this.#canvas.on('error', ({ error }) => {
        // A part of the operator's base map may be missing, but not its style, and no part of our own map.
        if (!hasStyle || !this.#options.styleUrl)
          reject(error instanceof Error ? error : new Error('the map cannot be drawn'));
      });
    });
  }

  /** Removes the map, for example when its style cannot be loaded. */
  remove(): void {
    this.#canvas.remove();
  }

  /**
   * Shows entries. The map is moved to all of them if the visitor did not move it, or if none of other entries than before is
   * in view.
   */
  showPoints(points: readonly MapPoint[]): void {
    const isFirst = this.#points.length === 0;
    this.#points = points;
    this.#index = createClusterIndex(points);
    this.#layer.clear();
    const bounds = this.#getBounds();
    if (points.length > 0 && (this.#isFitted || (!isFirst && !points.some(bounds.contains)))) this.fit();
    else this.#settle();
  }

  /** Draws the circle around the chosen place; 0 km removes it. */
  showCircle(centre: Point, km: number): void {
    this.#circle = km > 0 ? { centre, km } : undefined;
    const source = this.#canvas.getSource('circle');
    if (source instanceof GeoJSONSource) reportRejection(source.setData(this.#getCircleData()));
  }

  /** Marks the position of the visitor and moves there. */
  showVisitor(at: Point): void {
    this.#layer.showVisitor(at);
    this.#isFitted = false;
    this.#canvas.easeTo({ center: toLngLat(at), zoom: Math.max(this.#canvas.getZoom(), TOWN_ZOOM) });
    this.#drawPins();
  }

  /** Shows all entries, and the circle. */
  fit(): void {
    this.#isFitted = true;
    const ring = this.#circle ? (getCircle(this.#circle.centre, this.#circle.km).geometry.coordinates[0] ?? []) : [];
    const corners = [...this.#points.map(toLngLat), ...ring];
    if (corners.length === 0) return;
    const xs = corners.map(([x = 0]) => x);
    const ys = corners.map(([, y = 0]) => y);
    // Not `Math.min(...xs)`: there may be more entries than arguments.
    const min = (values: number[]) => values.reduce((one, other) => Math.min(one, other));
    const max = (values: number[]) => values.reduce((one, other) => Math.max(one, other));
    this.#canvas.fitBounds([min(xs), min(ys), max(xs), max(ys)], {
      padding: PADDING,
      maxZoom: TOWN_ZOOM,
      animate: false,
    });
  }

  /** Zooms in by one level, or out. */
  zoom(step: 1 | -1): void {
    this.#isFitted = false;
    this.#canvas.easeTo({ zoom: this.#canvas.getZoom() + step });
  }

  /** Moves an entry into view if it is outside or behind the card. */
  reveal(at: Point, card: HTMLElement): void {
    const { x, y } = this.#project(at);
    const frame = this.#options.container.getBoundingClientRect();
    const { left, right, top, bottom, height } = card.getBoundingClientRect();
    const [pageX, pageY] = [frame.left + x, frame.top + y];
    const isBehind = pageX > left && pageX < right && pageY > top && pageY < bottom;
    if (this.#getBounds().contains(at) && !isBehind) return;
    this.#isFitted = false;
    // Above the card, which is at the bottom.
    this.#canvas.easeTo({ center: toLngLat(at), offset: [0, -Math.min(height / 2, frame.height / 4)] });
  }

  /** Highlights the pin of an entry; undefined highlights none. */
  setActive(id: string | undefined): void {
    this.#activeId = id;
    this.#updateActive();
  }

  /** Moves the focus to the map. */
  focus(): void {
    this.#canvas.getCanvas().focus();
  }

  #updateActive(): void {
    const id = this.#activeId;
    const pin = id === undefined ? undefined : this.#layer.pins.find((each) => this.#index.getIds(each).includes(id));
    this.#layer.setActive(pin?.key);
  }

  #openPin(pin: MapPin, button: HTMLButtonElement): void {
    const zoom = this.#index.getOpeningZoom(pin);
    if (zoom === undefined || zoom > this.#canvas.getMaxZoom()) {
      this.#options.onChoose(this.#index.getIds(pin), button);
      return;
    }
    this.#isFitted = false;
    // The button disappears, and the focus would be at the start of the page.
    this.focus();
    this.#canvas.easeTo({ center: toLngLat(pin), zoom });
  }

  #project: Project = (point) => this.#canvas.project(toLngLat(point));

  #getBounds(): MapBounds {
    const bounds = this.#canvas.getBounds();
    const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    // Called for every entry, so it compares numbers only.
    return {
      contains: ({ latitude, longitude }) =>
        longitude >= west && longitude <= east && latitude >= south && latitude <= north,
    };
  }

  /** Shows the pins around the view, and moves them with the map. */
  #drawPins(): void {
    this.#showPins();
    this.#positionPins();
  }

  #positionPins(): void {
    const { lat: latitude, lng: longitude } = this.#canvas.getCenter();
    this.#layer.position(this.#project, this.#canvas.getZoom(), { latitude, longitude });
  }

  #readFrame(): void {
    const { clientWidth: width, clientHeight: height } = this.#options.container;
    this.#frame = { width, height };
  }

  #showPins(): void {
    const bounds = this.#canvas.getBounds();
    const [west, south, east, north] = [bounds.getWest(), bounds.getSouth(), bounds.getEast(), bounds.getNorth()];
    const level = Math.floor(this.#canvas.getZoom());
    const drawn = this.#drawn;
    const isDrawn =
      drawn?.index === this.#index &&
      drawn.level === level &&
      drawn.bounds[0] <= west &&
      drawn.bounds[1] <= south &&
      drawn.bounds[2] >= east &&
      drawn.bounds[3] >= north;
    if (!isDrawn) {
      const [beside, above] = [(east - west) * OVERHANG, (north - south) * OVERHANG];
      const around: [number, number, number, number] = [west - beside, south - above, east + beside, north + above];
      this.#drawn = { index: this.#index, level, bounds: around };
      if (this.#layer.show(this.#index.getPins(around, level))) this.focus();
    }
  }

  /** Draws what depends on the position at which the map has stopped. */
  #settle(): void {
    this.#showPins();
    // The operator's base map has its own names.
    const names = this.#options.styleUrl ? NO_NAMES : this.#options.getNames();
    this.#layer.settle(names, this.#project, this.#frame);
    this.#positionPins();
    this.#updateActive();
    const { lat: latitude, lng: longitude } = this.#canvas.getCenter();
    this.#options.onScale((TILE_SIZE * 2 ** this.#canvas.getZoom()) / (2 * Math.PI), latitude);
    if (this.#isFitted) this.#options.onMove(undefined, undefined);
    else {
      this.#options.onMove({ latitude, longitude, zoom: this.#canvas.getZoom() }, this.#getBounds());
    }
  }

  #getCircleData() {
    return this.#circle
      ? getCircle(this.#circle.centre, this.#circle.km)
      : { type: 'FeatureCollection' as const, features: [] };
  }

  #addCircle(): void {
    this.#canvas.addSource('circle', { type: 'geojson', data: this.#getCircleData() });
    for (const layer of createCircleLayers(readColours(this.#options.container))) this.#canvas.addLayer(layer);
  }

  #updateColours(): void {
    const colours = readColours(this.#options.container);
    for (const [layer, [property, colour]] of Object.entries(PAINTS)) {
      // The operator's style has layers of its own.
      if (this.#options.styleUrl && !layer.startsWith('circle')) continue;
      this.#canvas.setPaintProperty(layer, property, colours[colour]);
    }
  }
}
