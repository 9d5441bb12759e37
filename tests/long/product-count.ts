/** The number of generated products: `LONG_PRODUCTS=500 npm run test:long:files` is a quick check. */
export const PRODUCTS = Number(process.env['LONG_PRODUCTS'] ?? 10_000);
