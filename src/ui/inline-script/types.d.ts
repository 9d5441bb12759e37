declare module '*?inline-script' {
  /** The minified code of a script, and the hash by which the content security policy allows it. */
  const script: { code: string; hash: `sha256-${string}` };
  export default script;
}
