/** Icons of social networks in the style of the other icons: Lucide has no brand icons. */
import type { SocialNetwork } from './icon-names.ts';
import type { IconNode } from './icons.ts';

const FRAME = ['rect', { x: 3, y: 3, width: 18, height: 18, rx: 5 }] as const satisfies IconNode[number];

export const SOCIAL_ICONS: Record<SocialNetwork, IconNode> = {
  instagram: [FRAME, ['circle', { cx: 12, cy: 12, r: 4.2 }], ['path', { d: 'M17 7h.01' }]],
  facebook: [['path', { d: 'M17.5 3H15a4 4 0 0 0-4 4v14M7.5 12h8' }]],
  linkedin: [FRAME, ['path', { d: 'M8 11v5.5M8 7.6h.01M12 16.5V11m0 2.6a2.3 2.3 0 0 1 4.6 0v2.9' }]],
  x: [['path', { d: 'm4 4 16 16M20 4 4 20' }]],
  whatsapp: [
    ['path', { d: 'M3.2 20.8 4.6 16A8.9 8.9 0 1 1 8 19.5z' }],
    ['path', { d: 'M9 8.4c-.6 3.6 3 7.2 6.6 6.6l.5-1.7-1.9-1-1.1 1a6 6 0 0 1-2.4-2.4l1-1.1-1-1.9z' }],
  ],
};
