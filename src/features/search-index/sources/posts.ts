import { createExcerpt } from '@/lib/text/excerpt.ts';
import { getPublicPosts } from '@/features/community/posts.ts';
import { formatDate } from '@/lib/dates/format.ts';
import type { RecordSource } from '@/features/search/record.ts';

/** Records of the public posts. The title of a post is the beginning of its text. */
export const loadPosts: RecordSource = async () =>
  (await getPublicPosts()).map(({ id, path, author, date, text, product }) => ({
    id,
    url: path,
    kind: 'posts' as const,
    title: createExcerpt(text),
    arabic: '',
    line: `${author.name} · ${author.place.name} · ${formatDate(date)}`,
    chips: [],
    keywords: [],
    related: product ? [product.name] : [],
    text: [text, author.name, author.nameAr, author.place.name, author.place.nameAr, author.place.region],
  }));
