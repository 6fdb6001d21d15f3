import { googleSearchAd } from '../../../../../core/formats/google-search-ad.ts';
import { instagramCarousel } from '../../../../../core/formats/instagram-carousel.ts';
import { linkedInPost } from '../../../../../core/formats/linkedin-post.ts';
import { metaAd } from '../../../../../core/formats/meta-ad.ts';
import { shortContentScript } from '../../../../../core/formats/short-content-script.ts';
import { videoScript } from '../../../../../core/formats/video-script.ts';
import { xPost } from '../../../../../core/formats/x-post.ts';
import { drawn, type DrawnFormat } from '../drawn.tsx';
import { GoogleSearchAdPreview } from './google-search-ad-preview.tsx';
import { InstagramCarouselPreview } from './instagram-carousel-preview.tsx';
import { LinkedInPostPreview } from './linkedin-post-preview.tsx';
import { MetaAdPreview } from './meta-ad-preview.tsx';
import { ShortContentPreview } from './short-content-preview.tsx';
import { VideoScriptPreview } from './video-script-preview.tsx';
import { XPostPreview } from './x-post-preview.tsx';

/** Posts, scripts and ads. */
export const POST_PREVIEWS: readonly DrawnFormat[] = [
  drawn(xPost, XPostPreview),
  drawn(linkedInPost, LinkedInPostPreview),
  drawn(instagramCarousel, InstagramCarouselPreview),
  drawn(videoScript, VideoScriptPreview),
  drawn(shortContentScript, ShortContentPreview),
  drawn(googleSearchAd, GoogleSearchAdPreview),
  drawn(metaAd, MetaAdPreview),
];
