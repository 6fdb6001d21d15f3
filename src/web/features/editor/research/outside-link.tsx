import { ExternalLink } from '../../../components/icons.ts';
import { safeUrl } from '../safe-url.ts';

/** Leads out to a source; its name alone where the address is none that one should follow. */
export function OutsideLink({ url, children }: { url: string | null; children: string }) {
  const address = url && safeUrl(url);
  if (!address) return <bdi className="font-medium wrap-anywhere">{children}</bdi>;
  return (
    <a
      href={address}
      target="_blank"
      rel="noopener noreferrer nofollow"
      className="font-medium wrap-anywhere text-primary underline underline-offset-2"
    >
      <bdi>{children}</bdi>
      <ExternalLink aria-hidden className="ml-1 inline size-3.5 align-[-0.15em]" />
    </a>
  );
}
