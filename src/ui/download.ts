/** Hands a file to the browser's downloads. */
export function download(file: Blob, name: string): void {
  const address = URL.createObjectURL(file);
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
  // The browser has taken it by then.
  setTimeout(() => {
    URL.revokeObjectURL(address);
  }, 60_000);
}
