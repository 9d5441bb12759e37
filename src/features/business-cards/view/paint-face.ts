/** Paints a face of the card on a canvas, from its drawing on the page: texts, lines and shapes as the browser laid them out. */

/** Width of the picture of a face in pixels: 12 for each millimetre of the printed card. */
const FACE_WIDTH_PX = 1020;

const isTransparent = (colour: string): boolean => colour === 'transparent' || /(?:,|\/)\s*0\)$/.test(colour);

/** Returns the shape of an SVG element; undefined for elements without one. */
function getShape(element: SVGElement): Path2D | undefined {
  const number = (name: string) => Number(element.getAttribute(name));
  const path = new Path2D();
  if (element.tagName === 'rect') path.rect(number('x'), number('y'), number('width'), number('height'));
  else if (element.tagName === 'circle') path.arc(number('cx'), number('cy'), number('r'), 0, 2 * Math.PI);
  else if (element.tagName === 'path') return new Path2D(element.getAttribute('d') ?? '');
  else return undefined;
  return path;
}

/** Splits a text node into the lines in which the browser shows it. */
function listLines(node: Text): { text: string; box: DOMRect }[] {
  const range = document.createRange();
  const lines: { text: string; box: DOMRect }[] = [];
  let start = 0;
  let top: number | undefined;
  const add = (end: number) => {
    range.setStart(node, start);
    range.setEnd(node, end);
    const text = node.data.slice(start, end).trim();
    if (text !== '') lines.push({ text, box: range.getBoundingClientRect() });
    start = end;
  };
  let position = 0;
  for (const character of node.data) {
    range.setStart(node, position);
    range.setEnd(node, position + character.length);
    const box = range.getBoundingClientRect();
    // Spaces at the end of a line have no width.
    if (box.width > 0) {
      if (top !== undefined && box.top > top + box.height / 2) add(position);
      top = box.top;
    }
    position += character.length;
  }
  add(position);
  return lines;
}

function paintText(context: CanvasRenderingContext2D, node: Text): void {
  const element = node.parentElement;
  // Not `checkVisibility`, which Safari before 17.4 does not have.
  if (!element || element.getClientRects().length === 0) return;
  const { color, fontFamily, fontSize, fontWeight, direction } = getComputedStyle(element);
  // A clamped text has more lines than are visible.
  const end = element.getBoundingClientRect().bottom;
  context.fillStyle = color;
  context.font = `${fontWeight} ${fontSize} ${fontFamily}`;
  context.direction = direction === 'rtl' ? 'rtl' : 'ltr';
  context.textAlign = 'left';
  context.textBaseline = 'middle';
  for (const { text, box } of listLines(node)) {
    if (box.top + box.height / 2 <= end) context.fillText(text, box.left, box.top + box.height / 2);
  }
}

function paintShape(context: CanvasRenderingContext2D, element: SVGGraphicsElement): void {
  const shape = getShape(element);
  const matrix = element.getScreenCTM();
  if (!shape || !matrix) return;
  const { fill, stroke, strokeWidth } = getComputedStyle(element);
  context.save();
  context.globalAlpha = Number(getComputedStyle(element.ownerSVGElement ?? element).opacity);
  context.transform(matrix.a, matrix.b, matrix.c, matrix.d, matrix.e, matrix.f);
  if (fill !== 'none') {
    context.fillStyle = fill;
    context.fill(shape);
  }
  if (stroke !== 'none') {
    context.strokeStyle = stroke;
    context.lineWidth = Number.parseFloat(strokeWidth);
    context.lineJoin = 'round';
    context.stroke(shape);
  }
  context.restore();
}

/**
 * Paints a face.
 * @param top where it starts, in pixels of the canvas
 */
function paintFace(context: CanvasRenderingContext2D, face: HTMLElement, top: number): void {
  const box = face.getBoundingClientRect();
  const scale = FACE_WIDTH_PX / box.width;
  context.save();
  context.translate(0, top);
  context.scale(scale, scale);
  context.beginPath();
  context.rect(0, 0, box.width, box.height);
  context.clip();
  context.translate(-box.left, -box.top);
  const walker = document.createTreeWalker(face, NodeFilter.SHOW_ELEMENT | NodeFilter.SHOW_TEXT);
  for (let node: Node | null = face; node; node = walker.nextNode()) {
    if (node instanceof Text) paintText(context, node);
    else if (node instanceof SVGGraphicsElement && !(node instanceof SVGSVGElement)) paintShape(context, node);
    else if (node instanceof Element) {
      const { backgroundColor } = getComputedStyle(node);
      const area = node.getBoundingClientRect();
      context.fillStyle = backgroundColor;
      if (!isTransparent(backgroundColor)) context.fillRect(area.left, area.top, area.width, area.height);
    }
  }
  context.restore();
}

/**
 * Returns a PNG picture of the faces, one below the other.
 * @throws Error when the browser cannot create pictures
 */
export async function paintFaces(faces: readonly HTMLElement[]): Promise<Blob> {
  await document.fonts.ready;
  const canvas = document.createElement('canvas');
  const height = Math.round((FACE_WIDTH_PX * 55) / 85);
  canvas.width = FACE_WIDTH_PX;
  canvas.height = height * faces.length;
  const context = canvas.getContext('2d');
  if (!context) throw new Error('The browser has no canvas');
  for (const [position, face] of faces.entries()) paintFace(context, face, position * height);
  return new Promise((resolve, reject) => {
    canvas.toBlob((png) => {
      if (png) resolve(png);
      else reject(new Error('The browser cannot create PNG pictures'));
    }, 'image/png');
  });
}
