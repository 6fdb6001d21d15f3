import type { IconComponent } from './icon.tsx';
import {
  AtSign,
  Briefcase,
  Clapperboard,
  FileText,
  GalleryHorizontal,
  Mail,
  Megaphone,
  MessageSquareText,
  Newspaper,
  PanelTop,
  Search,
  Smartphone,
} from './icons.ts';
import type { FormatIcon } from '../../core/formats/format.ts';
import { cn } from '../lib/class-names.ts';

const ICONS: Record<FormatIcon, IconComponent> = {
  'file-text': FileText,
  mail: Mail,
  'at-sign': AtSign,
  clapperboard: Clapperboard,
  smartphone: Smartphone,
  'message-square-text': MessageSquareText,
  briefcase: Briefcase,
  'gallery-horizontal': GalleryHorizontal,
  search: Search,
  megaphone: Megaphone,
  newspaper: Newspaper,
  'panel-top': PanelTop,
};

export interface FormatTileProps {
  icon: FormatIcon;
  /** Hue in oklch degrees, or null for neutral. */
  tint: number | null;
  className?: string;
}

/** A format's sign, the same wherever the format appears. Colours are SVG attributes: a style attribute would break the CSP. */
export function FormatTile({ icon, tint, className }: FormatTileProps) {
  const Icon = ICONS[icon];
  const chroma = tint === null ? 0 : 1;
  const hue = tint ?? 0;
  const fill = `light-dark(oklch(0.952 ${0.042 * chroma} ${hue}), oklch(0.32 ${0.055 * chroma} ${hue}))`;
  const ink = `light-dark(oklch(0.43 ${0.115 * chroma} ${hue}), oklch(0.86 ${0.085 * chroma} ${hue}))`;
  return (
    <svg aria-hidden viewBox="0 0 36 36" className={cn('size-9 shrink-0', className)}>
      <rect width="36" height="36" rx="10" fill={fill} />
      <Icon x="9.5" y="9.5" width="17" height="17" color={ink} strokeWidth={1.9} />
    </svg>
  );
}
