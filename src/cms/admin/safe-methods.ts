/** Methods of requests that change nothing: their origin is not checked. */
export const SAFE_METHODS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];
