import type { APIRoute, GetStaticPaths } from 'astro';
import { bankData, manifest, script, types } from './_files.ts';

export const getStaticPaths = (() =>
  [script, bankData, types, manifest].map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute = ({ props }) => new Response(props.text);
