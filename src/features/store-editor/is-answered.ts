import type { Json } from '@/storage/schemas.ts';

/** What a form holds, by key. */
export type Values = Readonly<Record<string, Json>>;

/** Whether somebody has put anything into a field, right or wrong. */
export function isAnswered(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isAnswered);
  return value !== undefined && value !== null && value !== false;
}
