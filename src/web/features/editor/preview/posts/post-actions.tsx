import type { IconComponent } from '../../../../components/icon.tsx';

/** What one could press below a post: decoration, so that it looks like one. */
export function PostActions({ icons }: { icons: readonly IconComponent[] }) {
  return (
    <div aria-hidden className="post-actions">
      {icons.map((Glyph, place) => (
        <Glyph key={place} />
      ))}
    </div>
  );
}
