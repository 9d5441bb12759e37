/** Names what an issue of the queue is about. */
import { joinLabels } from '@/cms/bridge/field-label.ts';
import type { PublishIssue } from '@/features/inbox/publish/publication.ts';

/**
 * Returns the name of an answer, a detail, or a field of the content as the admin shows it, and its path for developers unless the
 * name is the path.
 */
export function nameIssue({ file, field, label, labels }: PublishIssue): { name: string; path?: string } {
  const path = [file, field].filter(Boolean).join(' → ');
  if (labels) return { name: joinLabels(labels.entry, labels.field), path };
  return { name: label ?? path };
}
