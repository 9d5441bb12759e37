/** What a page of the admin knows of the files of the project. */

/** The hashes of files by their paths. */
export type KnownFiles = ReadonlyMap<string, string>;

type TreeEntry = { path: string; type: 'blob' | 'tree'; sha: string };
type Update = { additions: { path: string }[]; deletions: { path: string }[] };

/** Returns the files of the answer with all hashes. */
export const readTree = (answer: unknown): KnownFiles =>
  new Map((answer as TreeEntry[]).filter(({ type }) => type === 'blob').map(({ path, sha }) => [path, sha]));

/** Adds to the body of an update what the page knows of the files that it changes. */
export function addKnownFiles(body: string, known: KnownFiles): string {
  const update = JSON.parse(body) as Update;
  const hashes = [...update.additions, ...update.deletions].flatMap(({ path }) => {
    const sha = known.get(path);
    return sha === undefined ? [] : [[path, sha] as const];
  });
  return JSON.stringify({ ...update, known: Object.fromEntries(hashes) });
}
