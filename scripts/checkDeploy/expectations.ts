import { cacheControlFor, revalidate } from '../../src/site/headers.ts';
import { sampleFiles } from './sampleSite.ts';

/** A request and the response that every server must give for the sample site. */
export interface Expectation {
  path: string;
  method?: string;
  status: number;
  body?: string;
  headers?: Record<string, string | RegExp>;
}

const page = (path: string, body: string): Expectation => ({
  path,
  status: 200,
  body,
  headers: {
    'content-type': /^text\/html; ?charset=utf-8$/,
    'content-encoding': /^(br|gzip)$/,
    vary: 'Accept-Encoding',
    'cache-control': revalidate,
    etag: /./,
  },
});
const file = (path: string, type: RegExp): Expectation => ({
  path,
  status: 200,
  headers: {
    'content-type': type,
    'cache-control': cacheControlFor(path),
    'content-encoding': /^(br|gzip)$/,
  },
});
const redirect = (path: string, location: string): Expectation => ({
  path,
  status: 308,
  headers: { location },
});
const unknown = (path: string): Expectation => ({
  path,
  status: 404,
  body: sampleFiles['404.html'],
  headers: { 'cache-control': revalidate, 'content-type': /^text\/html/ },
});

export const expectations: readonly Expectation[] = [
  page('/', sampleFiles['index.html']),
  page('/iban-aufbau', sampleFiles['iban-aufbau.html']),
  page('/iban-aufbau?a=1', sampleFiles['iban-aufbau.html']),
  file('/_astro/shell.Ab12Cd34.js', /javascript/),
  file('/baustein/iban-rechner.js', /javascript/),
  file('/daten/banken.Ef56Ab78.json', /^application\/json/),
  file('/sw.js', /javascript/),
  file('/manifest.webmanifest', /^application\/manifest\+json/),
  { path: '/robots.txt', status: 200, body: sampleFiles['robots.txt'] },
  redirect('/index.html', '/'),
  redirect('/index', '/'),
  redirect('/iban-aufbau.html', '/iban-aufbau'),
  redirect('/iban-aufbau/', '/iban-aufbau'),
  redirect('/iban-aufbau.html?a=1&b=2', '/iban-aufbau?a=1&b=2'),
  unknown('/gibt-es-nicht'),
  unknown('/gibt-es-nicht.html'),
  unknown('/gibt-es-nicht/'),
  unknown('//example.com/'),
  unknown('/404'),
  unknown('/404.html'),
  unknown('/_headers'),
  unknown('/index.html.gz'),
  unknown('/_astro/gone.js'),
  unknown('/_astro/'),
  { path: '/', method: 'HEAD', status: 200 },
  { path: '/', method: 'POST', status: 405 },
  { path: '/robots.txt', method: 'POST', status: 405, headers: { 'cache-control': revalidate } },
  { path: '/%', status: 400 },
];
