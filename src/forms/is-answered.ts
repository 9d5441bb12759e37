import type { Json } from '@/storage/schemas/base-schemas.ts';

/** Returns true when a field has any input, valid or not. */
export function isAnswered(value: Json | undefined): boolean {
  if (typeof value === 'string') return value.trim() !== '';
  if (Array.isArray(value)) return value.some(isAnswered);
  return value !== undefined && value !== null && value !== false;
}
