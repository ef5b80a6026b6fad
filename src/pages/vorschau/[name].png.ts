import { getCollection } from 'astro:content';
import type { APIRoute } from 'astro';
import { previewImage } from '../../features/preview/previewImage.ts';

/** One social picture per page, made from its title. */
export async function getStaticPaths() {
  const pages = [...(await getCollection('articles')), ...(await getCollection('pages'))];
  return [
    { params: { name: 'start' }, props: { title: 'Aus Bankleitzahl und Kontonummer wird Ihre IBAN' } },
    { params: { name: '404' }, props: { title: 'Diese Seite gibt es nicht' } },
    ...pages
      .filter(({ id }) => id !== 'start')
      .map(({ id, data }) => ({ params: { name: id }, props: { title: data.title } })),
  ];
}

export const GET: APIRoute<{ title: string }> = async ({ props }) =>
  new Response((await previewImage(props.title)) as BodyInit, { headers: { 'Content-Type': 'image/png' } });
