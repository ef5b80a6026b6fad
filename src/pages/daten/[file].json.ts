import type { APIRoute, GetStaticPaths } from 'astro';
import { compactFiles } from './_bankDirectories.ts';

/** One static file per directory: /daten/banken.<validFrom>.<hash8>.json */
export const getStaticPaths = (() =>
  compactFiles.map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'application/json' } });
