import { buildDate } from '../../site/buildDate.ts';
import { absoluteUrl } from '../../site/headTags.ts';
import { securityTxt } from '../../site/securityTxt.ts';
import { site } from '../../site/site.config.ts';

export const GET = () =>
  new Response(securityTxt(site.operator, absoluteUrl('/.well-known/security.txt'), buildDate()), {
    headers: { 'Content-Type': 'text/plain; charset=utf-8' },
  });
