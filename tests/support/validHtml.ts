import { HtmlValidate } from 'html-validate';

const checker = new HtmlValidate({
  root: true,
  extends: ['html-validate:standard', 'html-validate:a11y', 'html-validate:document'],
  rules: {
    // The form of the GiroCode is never submitted: its picture follows what is typed.
    'wcag/h32': 'off',
    // Pages and scripts have one origin.
    'require-sri': ['error', { target: 'crossorigin', exclude: ['/_astro/'] }],
    // The package of the notifications writes its region as a div with this role.
    'prefer-native-element': ['error', { exclude: ['region'] }],
  },
});

/** Astro writes it before the first island, in the body, where HTML permits no style. */
const STYLE_OF_ISLANDS = '<style>astro-island,astro-slot,astro-static-slot{display:contents}</style>';

/** @returns for each mistake its rule, element and reason */
export async function mistakesInHtml(html: string): Promise<string[]> {
  const { results } = await checker.validateString(html.replace(STYLE_OF_ISLANDS, ''));
  return results.flatMap(({ messages }) =>
    messages.map(({ ruleId, selector, message }) => `${ruleId}: ${selector}: ${message}`),
  );
}
