import { asLine } from './lines.ts';

/**
 * Buttons that an ad for the feed can have, as Ads Manager names them in English. Source: `type` of
 * AdCreativeLinkDataCallToAction in https://github.com/facebook/facebook-ruby-business-sdk, checked 2026-11-22.
 */
export const META_BUTTONS = [
  'Learn More',
  'Shop Now',
  'Sign Up',
  'Subscribe',
  'Download',
  'Book Now',
  'Order Now',
  'Buy Tickets',
  'Get Offer',
  'Get Quote',
  'Get Directions',
  'Get Started',
  'Get Showtimes',
  'Contact Us',
  'Send Message',
  'Send WhatsApp Message',
  'Call Now',
  'Apply Now',
  'Request Time',
  'Start Order',
  'Install Now',
  'Use App',
  'Play Game',
  'Donate Now',
  'Listen Now',
  'Watch More',
  'See More',
] as const;

const BY_SPELLING = new Map<string, string>(META_BUTTONS.map((name) => [spelling(name), name]));

/** "LEARN_MORE", "[learn more]" and "Learn more" as Meta writes it; any other name as it stands. */
export function nameButton(text: string): string {
  return BY_SPELLING.get(spelling(text)) ?? asLine(text);
}

function spelling(name: string): string {
  return name.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');
}
