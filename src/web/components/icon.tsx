import { createElement } from 'react';
import type { ComponentType, SVGProps } from 'react';

export type IconComponent = ComponentType<SVGProps<SVGSVGElement>>;

/** An icon on Lucide's grid of 24, drawn in the colour of the text. It is decoration unless it is given a label. */
export function icon(shapes: readonly (readonly [tag: string, attributes: object])[]): IconComponent {
  const drawn = shapes.map(([tag, attributes], place) => createElement(tag, { ...attributes, key: place }));
  return function Icon(props) {
    return (
      <svg
        xmlns="http://www.w3.org/2000/svg"
        width="24"
        height="24"
        viewBox="0 0 24 24"
        fill="none"
        stroke="currentColor"
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
        aria-hidden={props['aria-label'] === undefined}
        {...props}
      >
        {drawn}
      </svg>
    );
  };
}
