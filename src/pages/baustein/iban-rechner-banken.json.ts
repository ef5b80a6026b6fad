import type { APIRoute } from 'astro';
import { bankData } from './_files.ts';

export const GET: APIRoute = () =>
  new Response(bankData.text, { headers: { 'Content-Type': 'application/json' } });
