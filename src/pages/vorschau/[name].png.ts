import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { previewImage } from '../../features/preview/previewImage.ts';
import { fillInAll } from '../../prose/fillIn.ts';

/** One social preview image per page, made from its title. */
export async function getStaticPaths() {
  const pages = [
    ...(await getCollection('articles')),
    ...(await getCollection('reference')),
    ...(await getCollection('pages')),
  ];
  return pages.map(({ id, data }) => ({ params: { name: id }, props: { title: fillInAll(data.title) } }));
}

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response((await previewImage(props.title)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
