import type { APIRoute, GetStaticPaths } from 'astro';
import { newestDirectory } from '../../bankData/generatedDirectories.ts';
import { rulesCsv } from '../../features/specialRules/rulesCsv.ts';
import { compactFiles } from './_bankDirectories.ts';

const rules = rulesCsv(newestDirectory());

/** The bank directories, and the list of special rules. Their names change with their content. */
export const getStaticPaths = (() => [
  ...compactFiles.map(({ name, text }) => ({ params: { file: name }, props: { text } })),
  { params: { file: rules.path.replace('/daten/', '') }, props: { text: rules.text } },
]) satisfies GetStaticPaths;

export const GET: APIRoute<{ text: string }> = ({ props }) => new Response(props.text);
