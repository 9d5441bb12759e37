/** Serves the last build as a host does: HTTP/2 and Brotli, over TLS with a certificate that is made for the run. */
import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createSecureServer } from 'node:http2';
import os from 'node:os';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { readResponse } from '../tools/serve.mjs';

const COMPRESSED = /^text\/|javascript|json|xml|manifest|wasm/;

/** Returns key and certificate of an unknown authority; browsers accept them with `ignoreHTTPSErrors`. Needs `openssl`. */
function createCertificate() {
  const folder = mkdtempSync(path.join(os.tmpdir(), 'ino-certificate-'));
  const [keyFile, certificateFile] = ['key.pem', 'certificate.pem'].map((name) => path.join(folder, name));
  try {
    execFileSync(
      'openssl',
      [
        ...['req', '-x509', '-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:prime256v1', '-nodes', '-days', '1'],
        ...['-subj', '/CN=127.0.0.1', '-keyout', keyFile, '-out', certificateFile],
      ],
      { stdio: 'ignore' },
    );
    return { key: readFileSync(keyFile), cert: readFileSync(certificateFile) };
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** Returns a page without its scripts, to compare with the page. */
export const removeScripts = (html) =>
  html
    .replace(/<script(?![^>]*application\/ld\+json)[^>]*>[\s\S]*?<\/script>/g, '')
    .replace(/<link rel="modulepreload"[^>]*>/g, '');

/** Returns a response with its body compressed, if that is a text. */
function compress({ status, headers, body }) {
  if (!COMPRESSED.test(headers['content-type'])) return { status, headers, body };
  const compressed = brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 11 } });
  return {
    status,
    headers: { ...headers, 'content-encoding': 'br', 'content-length': compressed.length },
    body: compressed,
  };
}

/**
 * Serves a folder of the project and returns the address and a function that stops the server.
 * @param variants by the first part of a path: what changes the HTML of the pages below it, such as `/plain/faq`
 * @param change what changes the HTML of all other pages
 */
export async function serveCompressed(folder, variants = {}, change = undefined) {
  const responses = new Map();
  const respond = async (pathname) => {
    const [, variant = ''] = /^\/([^/]+)(?=\/)/.exec(pathname) ?? [];
    const isVariant = variant in variants;
    const response = await readResponse(folder, isVariant ? pathname.slice(variant.length + 1) : pathname);
    const changePage = isVariant ? variants[variant] : change;
    if (!changePage || !response.headers['content-type'].startsWith('text/html')) return compress(response);
    const body = Buffer.from(changePage(response.body.toString()));
    return compress({ ...response, headers: { ...response.headers, 'content-length': body.length }, body });
  };
  const server = createSecureServer(createCertificate(), async (request, response) => {
    const { pathname } = new URL(request.url, 'https://host');
    if (!responses.has(pathname)) responses.set(pathname, respond(pathname));
    const { status, headers, body } = await responses.get(pathname);
    response.writeHead(status, headers).end(body);
  });
  await new Promise((resolve, reject) => {
    server.once('error', reject).listen(0, '127.0.0.1', resolve);
  });
  return { address: `https://127.0.0.1:${server.address().port}`, close: () => server.close() };
}
