/** Returns whether the browser can draw the interactive map. Asked before its library is loaded. */
export function canDrawMap(): boolean {
  try {
    const context = document.createElement('canvas').getContext('webgl2');
    context?.getExtension('WEBGL_lose_context')?.loseContext();
    return context !== null;
  } catch {
    return false;
  }
}
