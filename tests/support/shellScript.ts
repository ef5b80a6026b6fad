/** Whether the URL is that of the script that every page loads for its bars and notes; tools have others. */
export const isShellScript = (url: string) => /\/_astro\/Page\.astro[^/]*\.js$/.test(url);
