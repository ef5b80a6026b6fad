import type { APIRoute, GetStaticPaths } from 'astro';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { rulesCsv } from '../../features/specialRules/rulesCsv.ts';

/** /daten/iban-sonderregeln.<validFrom>.<hash8>.csv */
export const getStaticPaths = (() => {
  const { path, text } = rulesCsv(newestDirectory());
  return [{ params: { file: path.replace(/^\/daten\/|\.csv$/g, '') }, props: { text } }];
}) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) =>
  new Response(props.text, { headers: { 'Content-Type': 'text/csv;charset=utf-8' } });
