/** Milliseconds within which the same file is saved once: a double-click and a key that is held down mean one press. */
const REPEAT_MS = 500;

let last = { name: '', at: -REPEAT_MS };

/** Downloads a file in the browser. Does nothing when one of the same name was just downloaded. */
export function download(file: Blob, name: string): void {
  const before = last;
  last = { name, at: performance.now() };
  if (name === before.name && last.at - before.at < REPEAT_MS) return;
  const url = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = url;
  link.download = name;
  link.click();
  // The browser has started the download by then.
  setTimeout(() => {
    URL.revokeObjectURL(url);
  }, 60_000);
}
