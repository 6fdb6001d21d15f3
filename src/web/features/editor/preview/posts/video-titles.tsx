import { useId, useState } from 'react';
import { POST_TEXTS } from '../../../../texts/preview-posts.ts';
import { Excerpt } from '../excerpt.tsx';
import type { PlacedPart } from '../place-parts.ts';

const texts = POST_TEXTS.video;

/** The title as it stands below a video, and the others to try in its place. Nothing of the text changes with it. */
export function VideoTitles({ titles }: { titles: readonly PlacedPart[] }) {
  const name = useId();
  const [chosen, setChosen] = useState(0);
  const shown = titles[chosen] ?? titles[0];
  if (!shown) return null;
  return (
    <>
      <h3 className="video-title">
        <Excerpt {...shown} syntax="plain" />
      </h3>
      {titles.length > 1 && (
        <fieldset className="video-titles">
          <legend className="post-label">
            <bdi>{texts.titles}</bdi>
          </legend>
          {titles.map((title, index) => (
            <label key={index}>
              <input
                type="radio"
                name={name}
                // Marks within the title have names of their own, which would get into this one's.
                aria-label={`${texts.title(index + 1)}: ${title.part}`}
                checked={title === shown}
                onChange={() => setChosen(index)}
              />
              <Excerpt {...title} syntax="plain" />
            </label>
          ))}
        </fieldset>
      )}
    </>
  );
}
