import type { APIRoute, GetStaticPaths } from 'astro';
import { compactFiles } from './_bankDirectories.ts';

/** The bank directories. Their names change with their content. */
export const getStaticPaths = (() =>
  compactFiles.map(({ name, text }) => ({
    params: { file: name },
    props: { text },
  }))) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
