/**
 * The order of the cascade layers. It is in a style element of its own before all other styles, because the bundler does
 * not guarantee the order of the style sheets.
 */
export const layerOrder = '@layer reset,tokens,base,ui,features,print;';
