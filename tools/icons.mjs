/**
 * Generates the app icons and the social picture from the logo below. Run `npm run icons` after a change of the logo, and commit
 * the files.
 */
import { mkdir } from 'node:fs/promises';
import sharp from 'sharp';

const toTarget = (name) => new URL(`../public/icons/${name}`, import.meta.url).pathname;
const GROUND = '#fdfcf9';
const SEA = '#06545c';
const BRASS = '#dfb057';

/** The logo in a 32 by 32 square, including its background. */
const logo = `<g fill="none" stroke="${SEA}" stroke-width="3.2" stroke-linejoin="round">
  <path d="M7.5 7.5h17v17h-17z"/><path d="M7.5 7.5h17v17h-17z" transform="rotate(45 16 16)"/></g>
  <circle cx="16" cy="16" r="8.6" fill="${GROUND}"/><circle cx="16" cy="16" r="3.6" fill="${BRASS}"/>`;

const createSvg = (width, height, body) =>
  Buffer.from(
    `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" viewBox="0 0 ${width} ${height}">${body}</svg>`,
  );

const drawIcon = (size, scale, radius) => {
  const side = size * scale;
  const inset = (size - side) / 2;
  return createSvg(
    size,
    size,
    `<rect width="${size}" height="${size}" rx="${radius}" fill="${GROUND}"/>
     <g transform="translate(${inset} ${inset}) scale(${side / 32})">${logo}</g>`,
  );
};

/** Returns the social picture: a pattern of small stars with the logo in the middle. */
function drawSocialPicture() {
  const stars = [];
  for (let y = -20; y < 650; y += 90) {
    for (let x = -20; x < 1220; x += 90) {
      stars.push(
        `<g transform="translate(${x + ((y / 90) % 2 ? 45 : 0)} ${y}) scale(1.5)" opacity=".16"><path d="M7.5 7.5h17v17h-17z" fill="none" stroke="${BRASS}" stroke-width="1.4"/><path d="M7.5 7.5h17v17h-17z" transform="rotate(45 16 16)" fill="none" stroke="${BRASS}" stroke-width="1.4"/></g>`,
      );
    }
  }
  return createSvg(
    1200,
    630,
    `<rect width="1200" height="630" fill="${SEA}"/>${stars.join('')}
     <circle cx="600" cy="315" r="190" fill="${GROUND}"/><g transform="translate(440 155) scale(10)">${logo}</g>`,
  );
}

await mkdir(toTarget(''), { recursive: true });
const writePng = (source, name) => sharp(source).png({ compressionLevel: 9, palette: true }).toFile(toTarget(name));
await writePng(drawIcon(192, 0.92, 40), 'icon-192.png');
await writePng(drawIcon(512, 0.92, 110), 'icon-512.png');
await writePng(drawIcon(512, 0.66, 0), 'maskable-512.png');
await writePng(drawIcon(180, 0.82, 0), 'apple-touch.png');
await writePng(drawSocialPicture(), 'social.png');
