/** How many products are generated: `LONG_PRODUCTS=500 npm run test:long:files` is a quick look. */
export const PRODUCTS = Number(process.env['LONG_PRODUCTS'] ?? 10_000);
