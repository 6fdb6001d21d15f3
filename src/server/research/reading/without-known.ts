import { canonicalAddress } from './canonical-address.ts';
import type { SourceReading } from './source-reading.ts';

/** The pages that are not among the user's own material already, neither by their text nor by their address. */
export function withoutKnown(pages: readonly SourceReading[], own: readonly SourceReading[]): SourceReading[] {
  const hashes = new Set(own.map(({ source }) => source.hash));
  const addresses = new Set(own.flatMap(addressesOf));
  return pages.filter(
    (page) => !hashes.has(page.source.hash) && !addressesOf(page).some((address) => addresses.has(address)),
  );
}

function addressesOf({ source: { url, also } }: SourceReading): string[] {
  return [url ?? '', ...also].flatMap((address) => canonicalAddress(address) ?? []);
}
