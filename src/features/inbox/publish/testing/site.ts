/** A copy of the content, and submissions to publish in it. */
import { cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { onTestFinished } from 'vitest';

const ROOT = path.resolve(import.meta.dirname, '../../../../..');

/** Copies the content to a temporary folder; it is deleted after the test. */
export function copyContent(): string {
  const root = mkdtempSync(path.join(tmpdir(), 'publish-test-'));
  onTestFinished(() => {
    rmSync(root, { recursive: true, force: true });
  });
  cpSync(path.join(ROOT, 'content'), path.join(root, 'content'), { recursive: true });
  return root;
}
