/** What the tests ask of X's own library, which ships without types. */
declare module 'twitter-text' {
  interface TwitterText {
    parseTweet(text: string): { readonly weightedLength: number };
    extractUrls(text: string): string[];
    extractHashtags(text: string): string[];
  }
  const twitter: TwitterText;
  export default twitter;
}
