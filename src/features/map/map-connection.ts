/** What the list and the interactive map need of each other. */
import type { Point } from '@/lib/geo.ts';
import type { Filterable, MapKind } from './map-filter.ts';
import type { MapView } from './map-view.ts';

export type MapRow = Filterable & Point & { id: string; kind: MapKind; place: string; element: HTMLElement };

export type MapPlace = Point & { id: string; name: string };

/** What the interactive map needs of the list. */
export type MapList = {
  root: HTMLElement;
  /** Uncovers the map if the list covers it. */
  showMap: () => void;
  /** The chosen place first. */
  getPlaces: () => MapPlace[];
  getRow: (id: string) => MapRow | undefined;
  /** The view and entry of the URL. */
  view: MapView | undefined;
  entry: string | undefined;
  /** Restricts the list to a part of the map, and writes it into the URL. */
  setView: (view: MapView | undefined, contains?: (point: Point) => boolean) => void;
  /** Writes the chosen entry into the URL, and marks its row. */
  setEntry: (id: string | undefined) => void;
};

/** What the list needs of the interactive map. */
export type MapController = {
  showRows: (rows: readonly MapRow[], within: number) => void;
  showVisitor: (at: Point) => void;
};
