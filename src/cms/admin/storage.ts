/**
 * Storage of the admin: the files of this folder, or with `PUBLIC_KEYSTATIC_STORAGE=github` a repository on GitHub, so
 * that several editors can work at once.
 * The admin’s browser bundle, Node and Astro all import this file, and only `import.meta.env` exists in all of them.
 */
import type { Config } from '@keystatic/core';

const env: Partial<Record<string, string>> = (import.meta as { env?: Record<string, string> }).env ?? {};

/** Returns whether a value has the form `owner/name`. */
export const isRepository = (value: string | undefined): value is `${string}/${string}` =>
  value !== undefined && /^[\w.-]+\/[\w.-]+$/.test(value);

const repository = env['PUBLIC_KEYSTATIC_GITHUB_REPO'];

export const storage: Config['storage'] =
  env['PUBLIC_KEYSTATIC_STORAGE'] === 'github' && isRepository(repository)
    ? { kind: 'github', repo: repository }
    : { kind: 'local' };
