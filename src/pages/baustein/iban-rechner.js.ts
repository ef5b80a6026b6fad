import type { APIRoute } from 'astro';
import { script } from './_files.ts';

export const GET: APIRoute = () =>
  new Response(script.text, { headers: { 'Content-Type': 'text/javascript;charset=utf-8' } });
