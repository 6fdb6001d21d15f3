import { xPost } from '../../../../../core/formats/x-post.ts';
import { drawn, type DrawnFormat } from '../drawn.tsx';
import { XPostPreview } from './x-post-preview.tsx';

/** Posts, scripts and ads. */
export const POST_PREVIEWS: readonly DrawnFormat[] = [drawn(xPost, XPostPreview)];
