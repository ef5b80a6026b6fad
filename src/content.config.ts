import { defineCollection } from 'astro:content';
import { file, glob } from 'astro/loaders';
import { z } from 'zod';

/** The sentence below the h1 of a tool. */
const lead = z.string().min(20).optional();

/** YYYY-MM-DD */
const day = z.coerce.date().transform((date) => date.toISOString().slice(0, 10));

const menuEntry = { label: z.string().min(3), position: z.int().positive() };

const head = {
  /** The h1 of the page. */
  title: z.string().min(4),
  /** The title in the browser's tab and in search results, which show at most 60 characters. */
  documentTitle: z.string().min(10).max(60),
  /** One or two sentences about what the reader gets; search engines cut after about 155 characters. */
  description: z.string().min(50).max(155),
  keywords: z.array(z.string().min(2)).min(4).max(8),
};

/** The frontmatter of a text whose facts are checked and dated. */
const checkedText = {
  ...head,
  /** Its entry in the menus: position is the place among the articles or the reference pages, from 1. */
  menu: z.strictObject(menuEntry),
  /** The days of the first publication and of the last review of the facts. */
  published: day,
  reviewed: day,
  /** „Kurz gesagt“: the answer in two or three sentences. */
  summary: z.string().min(80).max(420),
  sources: z
    .array(
      z.strictObject({
        title: z.string().min(4),
        url: z.url({ protocol: /^https?$/ }),
        date: z.coerce.string().min(4),
        /** The day on which the source was read. */
        read: day.optional(),
      }),
    )
    .min(2),
};

const articles = defineCollection({
  loader: glob({ base: './content/articles', pattern: '*.mdx' }),
  schema: z
    .strictObject({
      ...checkedText,
      /** File names of the four articles under „Verwandte Artikel“, the most helpful first. */
      related: z.array(z.string()).length(4),
      /** „Was sich geändert hat“: what a reader of an earlier version should know, the newest first. */
      changes: z.array(z.strictObject({ date: day, text: z.string().min(10) })).default([]),
    })
    .refine((article) => new Set(article.related).size === article.related.length, {
      error: 'related names an article twice',
    }),
});

const reference = defineCollection({
  loader: glob({ base: './content/reference', pattern: '*.mdx' }),
  schema: z.strictObject({
    ...checkedText,
    /** A page that begins with a field or with steps needs none. */
    summary: checkedText.summary.optional(),
    lead,
    /** isAmongTools: it is under „Werkzeuge“ and not under „Nachschlagen“. */
    menu: z.strictObject({ ...menuEntry, isAmongTools: z.boolean().default(false) }),
  }),
});

const pages = defineCollection({
  loader: glob({ base: './content/pages', pattern: '*.mdx' }),
  schema: z.strictObject({
    ...head,
    menu: z
      .strictObject({ ...menuEntry, in: z.array(z.enum(['bar', 'legal', 'reference'])).min(1) })
      .optional(),
    lead,
  }),
});

/** The frequent questions of the home page, which are also in its structured data. */
const faq = defineCollection({
  loader: file('content/faq.json'),
  schema: z.strictObject({
    id: z.string(),
    question: z.string().min(10).endsWith('?'),
    answer: z.string().min(40),
  }),
});

export const collections = { articles, reference, pages, faq };
