import { excerpt } from '@/community/excerpt.ts';
import { publicPosts } from '@/community/posts.ts';
import { formatDate } from '@/ui/dates.ts';
import type { Source } from '../../record.ts';

export const posts: Source = async () =>
  (await publicPosts()).map(({ id, path, author, place, date, text, product }) => ({
    id,
    url: path,
    kind: 'posts' as const,
    title: excerpt(text),
    arabic: '',
    line: `${author.name} · ${place.name} · ${formatDate(date)}`,
    chips: [],
    keywords: [],
    related: product ? [product.name] : [],
    text: [text, author.name, author.nameAr, place.name, place.nameAr, place.region],
  }));
