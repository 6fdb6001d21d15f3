// The package types these modules without the extension that Node needs to load them.
declare module 'wink-nlp/utilities/bm25-vectorizer.js' {
  export { default } from 'wink-nlp/utilities/bm25-vectorizer';
}

declare module 'wink-nlp/utilities/similarity.js' {
  export { default } from 'wink-nlp/utilities/similarity';
}
