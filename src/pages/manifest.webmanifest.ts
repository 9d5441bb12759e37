import type { APIRoute } from 'astro';
import { ROUTES } from '@/routes.ts';
import { getSite } from '@/site/settings.ts';

export const GET: APIRoute = async () => {
  const { settings } = await getSite();
  const icon = (name: string, size: number, purpose: string) => ({
    src: `/icons/${name}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  });
  return Response.json({
    name: settings.brand,
    short_name: settings.brand,
    description: settings.description,
    start_url: ROUTES.home,
    display: 'standalone',
    background_color: '#faf7f2',
    theme_color: '#06545c',
    icons: [
      icon('icon-192.png', 192, 'any'),
      icon('icon-512.png', 512, 'any'),
      icon('maskable-512.png', 512, 'maskable'),
    ],
  });
};
