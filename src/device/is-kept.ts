/** The place of a kept value in local storage. The version is raised when the meaning of a value changes. */
export const keyOf = (name: string): string => `ino:${name}:1`;

/** Whether something was kept under a name, told without loading `keep.ts`. */
export function isKept(name: string): boolean {
  try {
    return localStorage.getItem(keyOf(name)) !== null;
  } catch {
    return false;
  }
}
