import {
  Archive,
  Award,
  BadgeCheck,
  BookOpen,
  Braces,
  Building2,
  ChartColumn,
  ClipboardCheck,
  FilePlus2,
  Fingerprint,
  Handshake,
  History,
  Layers,
  LayoutGrid,
  Library,
  Mail,
  MessagesSquare,
  Network,
  Share2,
  ShieldCheck,
  SlidersHorizontal,
  Users,
} from 'lucide-react';

/** Icons a funcionalidad can name, one per concept of the product. */
const ICONS = {
  archive: Archive,
  award: Award,
  'badge-check': BadgeCheck,
  'book-open': BookOpen,
  braces: Braces,
  'building-2': Building2,
  'chart-column': ChartColumn,
  'clipboard-check': ClipboardCheck,
  'file-plus-2': FilePlus2,
  fingerprint: Fingerprint,
  handshake: Handshake,
  history: History,
  layers: Layers,
  library: Library,
  mail: Mail,
  'messages-square': MessagesSquare,
  network: Network,
  'share-2': Share2,
  'shield-check': ShieldCheck,
  'sliders-horizontal': SlidersHorizontal,
  users: Users,
} as const;

/** The drawing a funcionalidad names; a grid for a name nobody drew. */
export function FuncionalidadIcon({ name, size = 20 }: { readonly name: string; readonly size?: number }) {
  const Icon = ICONS[name as keyof typeof ICONS] ?? LayoutGrid;
  return <Icon size={size} />;
}
