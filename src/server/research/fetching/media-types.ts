/** What pages may be; anything else comes only where a site sends nothing better. */
export const ACCEPTED_PAGES =
  'text/html, application/xhtml+xml, text/plain, text/markdown, application/pdf;q=0.9, */*;q=0.1';

const NEVER_TEXT =
  /^(?:image|audio|video|font|model)\/|^application\/(?:zip|gzip|x-(?:7z-compressed|bzip2?|tar|rar-compressed|shockwave-flash|msdownload|iso9660-image)|vnd\.(?:rar|ms-cab-compressed|android\.package-archive)|java-archive|wasm|font-.*|ogg|mp4)$/i;

/** Whether a content type is one that text can be in: unknown and wrong ones are for the extractor to judge. */
export function canBeText(mediaType: string | null): boolean {
  return !NEVER_TEXT.test((mediaType ?? '').split(';', 1)[0]?.trim() ?? '');
}
