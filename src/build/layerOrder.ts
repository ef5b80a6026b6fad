/**
 * The order of the cascade's layers. It stands in each page before all other styles, in an element of its own: the
 * bundler does not promise in which order it joins the style sheets.
 */
export const layerOrder = '@layer reset,tokens,base,ui,features,print;';
