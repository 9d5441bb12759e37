import { CHOOSABLE_ICONS, type ChoosableIcon } from './icon-names.ts';
import { getIcon } from './get-icon.ts';
import {
  ArrowLeft,
  ArrowRight,
  Bell,
  ChevronDown,
  ChevronRight,
  CircleCheck,
  Globe,
  Images,
  Info,
  LogOut,
  Mail,
  Menu,
  Search,
  Share2,
  SlidersHorizontal,
  Star,
  TrendingUp,
  UserRound,
  X,
  type IconNode,
} from './icons.ts';

/** The star of a rating. */
export const FilledStar: IconNode = Star.map(([tag, attributes]) => [tag, { ...attributes, fill: 'currentColor' }]);

/** Icons of the shell that editors do not choose, those that at least a third of the pages have, and those of the largest tabs. */
const FIXED_ICONS = {
  'arrow-left': ArrowLeft,
  'arrow-right': ArrowRight,
  bell: Bell,
  'chevron-down': ChevronDown,
  'chevron-right': ChevronRight,
  'circle-check': CircleCheck,
  filters: SlidersHorizontal,
  globe: Globe,
  images: Images,
  info: Info,
  'log-out': LogOut,
  mail: Mail,
  menu: Menu,
  search: Search,
  share: Share2,
  star: FilledStar,
  trend: TrendingUp,
  user: UserRound,
  x: X,
} as const satisfies Record<string, IconNode>;

export type MaskedIcon = ChoosableIcon | keyof typeof FIXED_ICONS;

/** The icons that the style sheet draws as masks, by their names. Editors choose those of the side bar, which every page has. */
export const MASKED_ICONS: ReadonlyMap<string, IconNode> = new Map<string, IconNode>([
  ...CHOOSABLE_ICONS.map((name) => [name, getIcon(name)] as const),
  ...Object.entries(FIXED_ICONS),
]);

const NAMES = new Map([...MASKED_ICONS].map(([name, icon]) => [icon, name]));

/** Returns the name of an icon that the style sheet draws, and undefined for another one. */
export const findMaskedIcon = (icon: IconNode): string | undefined => NAMES.get(icon);
